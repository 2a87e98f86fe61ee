import { expect, test } from 'vitest'
import { observe, type Lookup } from '@/components/ui/lookup/query-client'

/** What is told of a question until it is answered or has failed. */
const told = (lookup: Lookup<string>) =>
  new Promise<(string | undefined)[]>((resolve) => {
    const heard: (string | undefined)[] = []
    const stop = observe(lookup, ({ data, isError, isFetching }) => {
      heard.push(isError ? 'failed' : data)
      if (isFetching) return
      stop()
      resolve(heard)
    })
  })

test('tells the answer, and one that was kept until the new one has come', async () => {
  expect(await told({ queryKey: ['kept'], queryFn: async () => 'one' })).toEqual([undefined, 'one'])
  expect(await told({ queryKey: ['kept'], queryFn: async () => 'two' })).toEqual(['one', 'two'])
})

test('tells what is made of an answer, and keeps the answer itself', async () => {
  const queryFn = async () => 'one'
  expect((await told({ queryKey: ['made'], queryFn, select: (word) => word.toUpperCase() })).at(-1)).toBe('ONE')
  expect((await told({ queryKey: ['made'], queryFn })).at(-1)).toBe('one')
})

test('asks once and tells that it failed', async () => {
  let count = 0
  const queryFn = () => Promise.reject(new Error(`${(count += 1)}`))
  expect((await told({ queryKey: ['failing'], queryFn })).at(-1)).toBe('failed')
  expect(count).toBe(1)
})

test('asks nothing of the server when more is typed during the pause', async () => {
  let isAsked = false
  const queryFn = async () => ((isAsked = true), 'answer')
  observe({ queryKey: ['typed'], queryFn, pauseMs: 1 }, () => {})()
  await told({ queryKey: ['typed on'], queryFn: async () => 'answer', pauseMs: 5 })
  expect(isAsked).toBe(false)
})

test('takes back a question nobody waits for any more', async () => {
  const given = await new Promise<AbortSignal>((resolve) => {
    const stop = observe(
      { queryKey: ['left'], queryFn: ({ signal }) => (resolve(signal), new Promise<string>(() => {})) },
      () => {},
    )
    setTimeout(stop, 5)
  })
  await new Promise((resolve) => given.addEventListener('abort', resolve))
  expect(given.aborted).toBe(true)
})
