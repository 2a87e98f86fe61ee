import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UNSTORABLE } from '@/lib/shared/text'
import { noAnswer } from '@/lib/reviews/responses/rules/answers'
import { aForm, question, refusal, savedAt, words } from './circumstances'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms = 800) => vi.advanceTimersByTimeAsync(ms)

describe('saving', () => {
  test('waits until somebody pauses, and sends only what changed', async () => {
    const { store, texts } = aForm({ saved: { a: words('Old') } })
    store.change(words('O'), 'b')
    await pause(500)
    store.change(words('On'), 'b')
    await pause(799)
    expect(texts()).toEqual([])
    await pause(1)
    expect(texts()).toEqual([['b:On']])
    expect(store.read().saving).toEqual({ state: 'saved', at: savedAt })
    await pause(60_000)
    expect(texts()).toHaveLength(1)
  })

  test('says what it knows to be kept: what the server had, and what was sent and never heard of', async () => {
    const { store, replies, known } = aForm({ saved: { a: words('Old') } })
    replies.push(() => Promise.reject(new Error('away')))
    store.change(words('First'), 'a')
    await pause()
    store.change(words('Second'), 'a')
    await pause(10_000)
    store.change(words('Third'), 'a')
    await pause()
    expect(known()).toEqual([[['Old']], [['Old', 'First']], [['Second']]])
  })

  test('one save at a time, and never an older text after a newer one', async () => {
    const { store, replies, texts } = aForm()
    let arrive = () => {}
    replies.push(() => new Promise((resolve) => void (arrive = () => resolve({ data: { savedAt } }))))
    store.change(words('First'), 'a')
    await pause()
    store.change(words('Second'), 'a')
    await pause(5000)
    expect(texts()).toEqual([['a:First']])
    arrive()
    await pause(0)
    expect(texts()).toEqual([['a:First'], ['a:Second']])
  })

  test('on a slow line too, who goes on writing is saved at their pauses and not without end', async () => {
    const { store, replies, texts } = aForm()
    replies.push(() => new Promise((resolve) => void setTimeout(() => resolve({ data: { savedAt } }), 600)))
    store.change(words('0'), 'a')
    await pause()
    for (let letter = 1; letter <= 50; letter++) {
      store.change(words(String(letter)), 'a')
      await pause(200)
    }
    expect(texts()).toEqual([['a:0']])
    await pause()
    expect(texts()).toEqual([['a:0'], ['a:50']])
  })

  test('going back to what is saved is nothing to save', async () => {
    const { store, texts } = aForm({ saved: { a: words('Old') } })
    store.change(words('New'), 'a')
    store.change(words('Old'), 'a')
    await pause()
    expect(texts()).toEqual([])
    expect(store.hasUnsaved()).toBe(false)
  })

  test('an emptied answer is sent as empty', async () => {
    const { store, texts } = aForm({ saved: { a: words('Old') } })
    store.change(words(null), 'a')
    await pause()
    expect(texts()).toEqual([['a:']])
  })

  test('a great deal goes in several parts', async () => {
    const many = Array.from({ length: 30 }, (_, index) => question(`q${index}`))
    const { store, texts } = aForm({ questions: many })
    for (const { id } of many) store.change(words('z'.repeat(10_000)), id)
    expect(await store.flush()).toBe(true)
    expect(texts().map((answers) => answers.length)).toEqual([10, 10, 10])
  })
})

describe('when it cannot be saved', () => {
  test('it tries again by itself, and what was written is kept on the device until then', async () => {
    const { store, replies, texts, copy } = aForm()
    replies.push(() => Promise.reject(new Error('offline')))
    store.change(words('Safe'), 'a')
    await pause()
    expect(store.read().saving).toEqual({ state: 'failed' })
    expect(copy()).toEqual({ a: { given: words('Safe'), base: noAnswer } })
    await pause(10_000)
    expect(texts()).toEqual([['a:Safe'], ['a:Safe']])
    expect(copy()).toEqual({})
  })

  test('what is closed stays closed: nothing is tried again', async () => {
    const { store, replies, texts } = aForm()
    replies.push(async () => refusal('conflict'))
    store.change(words('Late'), 'a')
    await pause()
    store.change(words('Later'), 'a')
    await pause(60_000)
    expect(store.read().saving).toEqual({ state: 'ended', message: 'No.' })
    expect(texts()).toHaveLength(1)
  })

  test.each(['forbidden', 'not-found'])('who may no longer answer keeps the saved answers, too: %s', async (code) => {
    const { store, replies, copy } = aForm()
    store.change(words('Saved'), 'a')
    await pause()
    replies.push(async () => refusal(code))
    store.change(words('Late'), 'b')
    await pause()
    expect(copy()).toMatchObject({ a: { given: words('Saved') }, b: { given: words('Late') } })
    store.change(words('Later'), 'b')
    expect(copy()).toMatchObject({ a: { given: words('Saved') }, b: { given: words('Later') } })
  })

  test('an answer the server refuses is marked, and the others are saved without it', async () => {
    const { store, replies, texts } = aForm()
    replies.push(async () => refusal('invalid', { a: 'Too much.' }))
    store.change(words('Bad'), 'a')
    store.change(words('Good'), 'b')
    await pause()
    expect(texts()).toEqual([['a:Bad', 'b:Good'], ['b:Good']])
    expect(store.read().errors).toEqual({ a: 'Too much.' })
    store.change(words('Better'), 'a')
    expect(store.read().errors).toEqual({})
    await pause()
    expect(texts().at(-1)).toEqual(['a:Better'])
  })

  test.each([
    ['line', 'x'.repeat(501), 'At most 500 characters fit here.'],
    ['a', 'half a pair \ud83d', UNSTORABLE],
  ])('what does not fit "%s" is said at once, kept here, and holds back no other answer', async (id, text, fault) => {
    const { store, texts, copy } = aForm()
    store.change(words(text), id)
    store.change(words('Good'), 'b')
    expect(store.read().errors).toEqual({ [id]: fault })
    expect(await store.flush()).toBe(false)
    expect(texts()).toEqual([['b:Good']])
    expect(Object.keys(copy())).toEqual([id])
  })
})

describe('what was given before the script came', () => {
  test('is taken up and saved', async () => {
    const { store, texts } = aForm({ saved: { a: words('Old') } })
    store.restore({ a: words('Early'), b: words('Too') })
    expect(store.read().values).toMatchObject({ a: words('Early'), b: words('Too') })
    await pause()
    expect(texts()).toEqual([['a:Early', 'b:Too']])
  })

  test('does not push aside what this device could not save, but asks', async () => {
    const { store, texts } = aForm({ kept: { a: { given: words('Tunnel'), base: noAnswer } } })
    store.restore({ a: words('Early') })
    expect(store.read()).toMatchObject({ hasConflicts: true, values: { a: words('Early') } })
    store.resolveConflicts(true)
    await pause()
    expect(store.read().values['a']).toEqual(words('Tunnel'))
    expect(texts().at(-1)).toEqual(['a:Tunnel'])
  })

  test('does not ask where both say the same', () => {
    const { store } = aForm({ kept: { a: { given: words('Same'), base: noAnswer } } })
    store.restore({ a: words('Same') })
    expect(store.read()).toMatchObject({ hasConflicts: false, values: { a: words('Same') } })
  })
})

test('what is missing is marked, and the first of the form is named', () => {
  const { store } = aForm()
  expect(store.mend({ line: 'Missing.', b: 'Missing.' })).toBe('b')
  expect(store.read().errors).toEqual({ line: 'Missing.', b: 'Missing.' })
})
