import { expect, test } from 'vitest'
import { AnswerStore } from '@/components/reviews/answering/saving/answer-store'
import type { Unsaved } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer, type QuestionView } from '@/lib/reviews/responses/rules/answers'

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

const message = 'Your session has ended.'
const isOver = { serverError: { code: 'signed-out', message } }

/** A form whose respondent is signed out, until `isSignedIn` says otherwise; `said` is what it says while it saves. */
function aForm() {
  let copy: Unsaved = {}
  const server = { isSignedIn: false }
  const said: unknown[] = []
  const store: AnswerStore = new AnswerStore({
    questions: [question],
    saved: {},
    save: async () => {
      said.push(store.read().saving)
      return server.isSignedIn ? { data: { savedAt: new Date('2026-11-21T12:03:00Z') } } : isOver
    },
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
  })
  store.change({ ...noAnswer, text: 'Safe' }, question.id)
  return { store, server, said, copy: () => copy }
}

test('an ended session keeps everything on the device', async () => {
  const { store, copy } = aForm()
  expect(await store.flush()).toBe(false)
  expect(store.read().saving).toEqual({ state: 'signed-out', message })
  expect(Object.keys(copy())).toEqual([question.id])
})

test('that it has ended is said until something is saved again, also while that is tried', async () => {
  const { store, server, said } = aForm()
  await store.flush()
  await store.flush()
  server.isSignedIn = true
  await store.flush()
  const ended = { state: 'signed-out', message }
  expect(said).toEqual([{ state: 'saving' }, ended, ended])
  expect(store.read().saving.state).toBe('saved')
})
