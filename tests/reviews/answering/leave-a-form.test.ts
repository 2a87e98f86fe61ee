import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'
import { AnswerStore } from '@/components/reviews/answering/saving/answer-store'
import type { Unsaved } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer, type AnswerParts, type QuestionView } from '@/lib/reviews/responses/rules/answers'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const question: QuestionView = {
  id: 'a',
  type: 'textarea',
  text: 'What?',
  help: '',
  isRequired: true,
  lowest: null,
  highest: null,
  followsId: null,
  followsWhen: null,
  followsValue: null,
  isMultiple: true,
  editableFeedback: false,
  ratingFeedback: 'Rating',
  options: [],
}

const savedAt = new Date('2026-11-21T12:03:00Z')
const words = (text: string): AnswerParts => ({ ...noAnswer, text })

/** A form on one device, before a server that answers as `reply` does. */
function aForm(reply: () => Promise<{ data: { savedAt: Date } }>, saved: Answers = {}, kept: Unsaved = {}) {
  let copy = kept
  const arrived: unknown[] = []
  const heard: unknown[] = []
  const store = new AnswerStore({
    questions: [question],
    saved,
    save: (answers) => {
      arrived.push(...answers.map(({ text }) => text))
      return reply()
    },
    onSaved: (saved, at) => void heard.push([saved, at]),
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
  })
  return { store, arrived, heard, copy: () => copy }
}

test('leaving saves at once what was typed last, and tells what the server has now', async () => {
  const { store, arrived, heard, copy } = aForm(async () => ({ data: { savedAt } }))
  store.change(words('Last words'), 'a')
  store.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toEqual(['Last words'])
  expect(heard).toEqual([[{ a: words('Last words') }, savedAt]])
  expect(copy()).toEqual({})
})

test('what cannot be saved on leaving is left to a later visit', async () => {
  const { store, arrived, heard, copy } = aForm(() => Promise.reject(new Error('offline')))
  store.change(words('Last words'), 'a')
  store.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toEqual(['Last words'])
  expect(heard).toEqual([])
  expect(Object.keys(copy())).toEqual(['a'])
})

test('a tab that dies while it saves leaves nobody to choose between what they typed and the beginning of it', async () => {
  const dying = aForm(() => new Promise(() => undefined))
  dying.store.change(words('abc'), 'a')
  await vi.advanceTimersByTimeAsync(800)
  dying.store.change(words('abcd'), 'a')
  const { store } = aForm(async () => ({ data: { savedAt } }), { a: words('abc') }, dying.copy())
  store.restore()
  expect(store.read()).toMatchObject({ hasConflicts: false, values: { a: words('abcd') } })
})

test('what nobody has chosen from when it is sent stays on this device', async () => {
  const kept: Unsaved = { a: { given: words('Written here'), base: words('Before') } }
  const { store, copy } = aForm(async () => ({ data: { savedAt } }), { a: words('Newer') }, kept)
  store.restore()
  expect(store.read().hasConflicts).toBe(true)
  store.forget()
  store.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(copy()).toEqual(kept)
})

test('what was chosen from when it is sent leaves nothing behind', async () => {
  const kept: Unsaved = { a: { given: words('Written here'), base: words('Before') } }
  const { store, copy } = aForm(async () => ({ data: { savedAt } }), { a: words('Newer') }, kept)
  store.restore()
  store.resolveConflicts(false)
  store.forget()
  expect(copy()).toEqual({})
})
