import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'
import { AnswerStore } from '@/components/reviews/answering/saving/answer-store'
import type { Unsaved } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer, type AnswerParts, type QuestionView } from '@/lib/reviews/answering/responses/rules'
import type { AnswerInput } from '@/lib/reviews/answering/responses/schema'

const question = (id: string, type: QuestionView['type'] = 'textarea'): QuestionView => ({
  ...{ id, type, text: 'What?', help: '', isRequired: true, lowest: null, highest: null },
  ...{ followsId: null, followsWhen: null, followsValue: null },
  ...{ editableFeedback: false, ratingFeedback: 'Rating', options: [] },
})

const words = (text: string | null): AnswerParts => ({ ...noAnswer, text })
const savedAt = new Date('2026-11-21T12:03:00Z')

type Reply = Awaited<ReturnType<ConstructorParameters<typeof AnswerStore>[0]['save']>>
const refusal = (code: string, fields = {}): Reply => ({ serverError: { code, message: 'No.', fields } })

const three = [question('a'), question('b'), question('line', 'input')]

type Given = { saved?: Answers; kept?: Unsaved; questions?: QuestionView[] }

/** A form before a server that answers as it is told, and is fine unless told otherwise. */
function aForm({ saved = {}, kept = {}, questions = three }: Given = {}) {
  const arrived: AnswerInput[][] = []
  const replies: (() => Promise<Reply>)[] = []
  let copy: Unsaved = kept
  const store = new AnswerStore({
    questions,
    saved,
    save: (answers) => {
      arrived.push(answers)
      return (replies.shift() ?? (async () => ({ data: { savedAt } })))()
    },
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
  })
  const texts = () => arrived.map((answers) => answers.map(({ questionId, text }) => `${questionId}:${text ?? ''}`))
  return { store, replies, texts, copy: () => copy }
}

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

  test('what does not fit its question is said at once, kept here, and not sent', async () => {
    const { store, texts, copy } = aForm()
    store.change(words('x'.repeat(501)), 'line')
    expect(store.read().errors).toEqual({ line: 'At most 500 characters fit here.' })
    expect(await store.flush()).toBe(false)
    expect(texts()).toEqual([])
    expect(Object.keys(copy())).toEqual(['line'])
  })
})

describe('coming back to a device with something unsaved', () => {
  test('takes it up and saves it', async () => {
    const { store, texts, copy } = aForm({
      saved: { a: words('Old') },
      kept: { a: { given: words('New'), base: words('Old') } },
    })
    store.restore()
    expect(store.read().values['a']).toEqual(words('New'))
    await pause()
    expect(texts()).toEqual([['a:New']])
    expect(copy()).toEqual({})
  })

  test('does not overwrite what was saved elsewhere since, but asks', async () => {
    const kept = { a: { given: words('Here'), base: words('Old') } }
    for (const [takeThisDevice, value, sent] of [
      [true, 'Here', [['a:Here']]],
      [false, 'Elsewhere', []],
    ] as const) {
      const { store, texts, copy } = aForm({ saved: { a: words('Elsewhere') }, kept })
      store.restore()
      expect(store.read()).toMatchObject({ hasRivals: true, values: { a: words('Elsewhere') } })
      store.change(words('Beside'), 'b')
      expect(Object.keys(copy()).sort()).toEqual(['a', 'b'])
      await store.flush()
      store.settleRivals(takeThisDevice)
      await pause()
      expect(store.read()).toMatchObject({ hasRivals: false, values: { a: words(value) } })
      expect(texts().slice(1)).toEqual(sent)
      expect(copy()).toEqual({})
    }
  })

  test('ignores what is no question of this form, and what is saved already', () => {
    const { store } = aForm({
      saved: { a: words('Same') },
      kept: { gone: { given: words('x'), base: noAnswer }, a: { given: words('Same'), base: noAnswer } },
    })
    store.restore()
    expect(store.read()).toMatchObject({ hasRivals: false, values: { a: words('Same') } })
    expect(store.hasUnsaved()).toBe(false)
  })
})

test('what a form sent by itself held and could not be saved is kept on the device at once', () => {
  let copy: Unsaved = {}
  const store = new AnswerStore({
    questions: [question('line', 'input')],
    saved: {},
    save: async () => ({ data: { savedAt } }),
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
    posted: { typed: { line: words('x'.repeat(501)) }, faults: { line: 'Too much.' } },
  })
  store.restore()
  expect(Object.keys(copy)).toEqual(['line'])
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
    expect(store.read()).toMatchObject({ hasRivals: true, values: { a: words('Early') } })
    store.settleRivals(true)
    await pause()
    expect(store.read().values['a']).toEqual(words('Tunnel'))
    expect(texts().at(-1)).toEqual(['a:Tunnel'])
  })

  test('does not ask where both say the same', () => {
    const { store } = aForm({ kept: { a: { given: words('Same'), base: noAnswer } } })
    store.restore({ a: words('Same') })
    expect(store.read()).toMatchObject({ hasRivals: false, values: { a: words('Same') } })
  })
})

test('what is missing is marked, and the first of the form is named', () => {
  const { store } = aForm()
  expect(store.mend({ line: 'Missing.', b: 'Missing.' })).toBe('b')
  expect(store.read().errors).toEqual({ line: 'Missing.', b: 'Missing.' })
})
