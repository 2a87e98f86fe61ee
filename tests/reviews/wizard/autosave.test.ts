import { Autosave, type AutosavedDraft } from '@/components/reviews/asking/draft/autosave'
import type { SaveDraftInput } from '@/lib/reviews/drafting/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { DraftCopy } from '@/components/reviews/asking/draft/kept-copy'
import { createStore } from '@/components/reviews/asking/draft/store'
import { beforeAll, beforeEach, vi, afterEach, describe, test, expect } from 'vitest'
import { fetchLimits } from '@/components/reviews/asking/draft/late-rules'

const savedAt = new Date('2026-11-21T12:03:00Z')

type Reply = Awaited<ReturnType<ConstructorParameters<typeof Autosave>[0]['save']>>
const refusal = (code: string): Reply => ({ serverError: { code, message: 'No.' } })
const lost = () => Promise.reject(new Error('The network is gone.'))

/** A draft in front of a server that answers as it is told, and saves unless told otherwise. */
function aDesk(version = 1) {
  const arrived: SaveDraftInput[] = []
  const replies: (() => Promise<Reply>)[] = []
  const first: AutosavedDraft = { content: newFormContent('blank', 'UTC'), version, saving: { state: 'idle' } }
  const store = createStore(first)
  let copy: DraftCopy | null = null
  const saver = new Autosave({
    id: 'draft',
    store,
    save: (input) => {
      arrived.push(input)
      const saves = async () => ({ data: { version: input.version + 1, savedAt } })
      return (replies.shift() ?? saves)()
    },
    copy: { write: (kept) => void (copy = kept), forget: () => void (copy = null) },
  })
  const type = (title: string) => {
    store.write({ content: { ...store.read().content, title } })
    saver.touch()
  }
  const sent = () => arrived.map(({ version, content }) => `${version}:${content.title}`)
  const state = () => store.read().saving
  return { saver, store, replies, type, sent, state, copy: () => copy?.content.title ?? null }
}

beforeAll(fetchLimits)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms = 1000) => vi.advanceTimersByTimeAsync(ms)

describe('while somebody types', () => {
  test('one pause is one saving, of the newest text', async () => {
    const { type, sent, state } = aDesk()
    for (const title of ['H', 'He', 'Hey']) {
      type(title)
      await pause(100)
    }
    expect(sent()).toEqual([])
    await pause()
    expect(sent()).toEqual(['1:Hey'])
    expect(state()).toEqual({ state: 'saved', at: savedAt })
  })

  test('what is not saved lies on this device until it is', async () => {
    const { type, copy } = aDesk()
    type('Words')
    await pause(300)
    expect(copy()).toBe('Words')
    await pause()
    expect(copy()).toBe(null)
  })

  test('two savings are never under way at once, and the second builds on the first', async () => {
    const { saver, replies, type, sent } = aDesk()
    let answer: (reply: Reply) => void = () => undefined
    replies.push(() => new Promise((resolve) => (answer = resolve)))
    type('One')
    await pause()
    type('Two')
    await pause()
    expect(sent()).toEqual(['1:One'])
    expect(saver.hasUnsaved()).toBe(true)
    answer({ data: { version: 2, savedAt } })
    await pause(0)
    expect(sent()).toEqual(['1:One', '2:Two'])
    expect(saver.hasUnsaved()).toBe(false)
  })

  test('on a slow line too, who goes on typing is saved at their pauses and not without end', async () => {
    const { replies, type, sent } = aDesk()
    const slow = (version: number) => () =>
      new Promise<Reply>((resolve) => void setTimeout(() => resolve({ data: { version, savedAt } }), 600))
    replies.push(slow(2), slow(3))
    type('0')
    await pause(900)
    for (let letter = 1; letter <= 50; letter++) {
      type(String(letter))
      await pause(200)
    }
    expect(sent()).toEqual(['1:0'])
    await pause()
    expect(sent()).toEqual(['1:0', '2:50'])
  })

  test('who asks for everything to be saved gets what was typed meanwhile saved too', async () => {
    const { saver, replies, type, sent } = aDesk()
    let answer: (reply: Reply) => void = () => undefined
    replies.push(() => new Promise((resolve) => (answer = resolve)))
    type('One')
    const all = saver.flush()
    type('Two')
    answer({ data: { version: 2, savedAt } })
    expect(await all).toBe(true)
    expect(sent()).toEqual(['1:One', '2:Two'])
  })

  test('what is taken back again needs no saving', async () => {
    const { saver, type, sent } = aDesk()
    type('Words')
    type('')
    await pause()
    expect(sent()).toEqual([])
    expect(saver.isOnItsWay()).toBe(false)
  })
})

describe('when saving fails', () => {
  test('the same is sent again until it arrives, and only then what was typed since', async () => {
    const { replies, type, sent, state, copy } = aDesk()
    replies.push(lost, lost)
    type('One')
    await pause()
    expect(state()).toEqual({ state: 'failed' })
    expect(copy()).toBe('One')
    type('Two')
    await pause()
    expect(sent()).toEqual(['1:One', '1:One'])
    await pause(10_000)
    expect(sent()).toEqual(['1:One', '1:One', '1:One', '2:Two'])
    expect(state()).toEqual({ state: 'saved', at: savedAt })
    expect(copy()).toBe(null)
  })

  test('it waits longer each time, and half a minute at most', async () => {
    const { replies, type, sent } = aDesk()
    replies.push(...Array.from({ length: 20 }, () => lost))
    type('One')
    await pause(1000 + 4000 + 8000 + 16_000)
    expect(sent()).toHaveLength(4)
    await pause(60_000)
    expect(sent()).toHaveLength(6)
  })

  test('the person who leaves is asked, because waiting would help', async () => {
    const { saver, replies, type } = aDesk()
    replies.push(lost)
    type('One')
    await pause()
    expect(saver.isOnItsWay()).toBe(true)
  })
})

describe('when the server says no', () => {
  test.each([
    ['conflict', 'elsewhere'],
    ['not-found', 'gone'],
  ])('%s: nothing is sent any more, and leaving asks nothing', async (code, expected) => {
    const { saver, replies, type, sent, state } = aDesk()
    replies.push(async () => refusal(code))
    type('One')
    await pause()
    expect(state()).toEqual({ state: expected, message: 'No.' })
    type('Two')
    await pause(60_000)
    expect(sent()).toEqual(['1:One'])
    expect(saver.isOnItsWay()).toBe(false)
    expect(await saver.flush()).toBe(false)
  })

  test.each(['forbidden', 'plan-limit'])(
    '%s: it says why, keeps the text here, asks nobody, and tries again with the next change',
    async (code) => {
      const { saver, replies, type, sent, state, copy } = aDesk()
      replies.push(async () => refusal(code))
      type('One')
      await pause()
      expect(state()).toEqual({ state: 'shut', message: 'No.' })
      expect(copy()).toBe('One')
      expect(saver.isOnItsWay()).toBe(false)
      await pause(60_000)
      expect(sent()).toEqual(['1:One'])
      type('Two')
      await pause()
      expect(sent()).toEqual(['1:One', '1:Two'])
      expect([state().state, copy()]).toEqual(['saved', null])
    },
  )

  test('changed elsewhere, the text stays on this device; a draft that is gone leaves nothing behind', async () => {
    const [changed, gone] = [aDesk(), aDesk()]
    changed.replies.push(async () => refusal('conflict'))
    gone.replies.push(async () => refusal('not-found'))
    changed.type('Kept')
    gone.type('Dropped')
    await pause()
    expect([changed.copy(), gone.copy()]).toEqual(['Kept', null])
  })

  test('signed out: kept here, and saved once somebody is signed in again', async () => {
    const { replies, type, sent, state, copy } = aDesk()
    replies.push(async () => refusal('signed-out'))
    type('One')
    await pause()
    expect(state()).toMatchObject({ state: 'signed-out' })
    expect(copy()).toBe('One')
    type('Two')
    await pause()
    expect(sent()).toEqual(['1:One', '1:Two'])
    expect(state()).toMatchObject({ state: 'saved' })
  })
})

test('a text that is too long is not sent, and says why until it is short enough', async () => {
  const { saver, type, sent, state, copy } = aDesk()
  type('x'.repeat(121))
  await pause()
  expect(state()).toEqual({ state: 'too-long', message: 'The title may have at most 120 characters.' })
  expect(sent()).toEqual([])
  expect(copy()).toHaveLength(121)
  expect(await saver.flush()).toBe(false)
  type('x'.repeat(120))
  await pause()
  expect(sent()).toHaveLength(1)
  type('')
  await pause()
  expect(state()).toMatchObject({ state: 'saved' })
})

describe('a new draft', () => {
  test('is not stored by a look, and stored by its first edit', async () => {
    const { saver, store, type, sent } = aDesk(0)
    expect([await saver.flush(), sent()]).toEqual([true, []])
    type('Hey')
    await pause()
    expect([sent(), store.read().version]).toEqual([['0:Hey'], 1])
  })

  test('is stored without an edit for what needs it, once', async () => {
    const { saver, sent } = aDesk(0)
    expect([await saver.ensureStored(), await saver.ensureStored()]).toEqual([true, true])
    expect(sent()).toEqual(['0:'])
  })
})
