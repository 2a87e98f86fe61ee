import { describe, expect, test } from 'vitest'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'
import { AnswerStore } from '@/components/reviews/answering/saving/answer-store'
import type { Unsaved } from '@/components/reviews/answering/saving/local-copy'
import { noAnswer, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerInput } from '@/lib/reviews/responses/schema'

const question = (id: string, type: QuestionView['type'] = 'textarea'): QuestionView => ({
  id,
  type,
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
})

const yes = { ...noAnswer, yes: true }
const no = { ...noAnswer, yes: false }
const words = (text: string) => ({ ...noAnswer, text })

/** "Did it go well?", "Why not?" for a No, and a question that everybody is asked, before a server that keeps all. */
function aForm(saved: Answers = {}) {
  const why = { ...question('why', 'input'), followsId: 'ok', followsWhen: 'NO' as const, text: 'Why not?' }
  const arrived: AnswerInput[] = []
  let copy: Unsaved = {}
  const store = new AnswerStore({
    questions: [question('ok', 'yesno'), why, question('last')],
    saved,
    save: async (answers) => {
      arrived.push(...answers)
      return { data: { savedAt: new Date('2026-11-21T12:03:00Z') } }
    },
    copy: { read: () => copy, write: (unsaved) => void (copy = unsaved) },
  })
  const asked = () => store.read().asked.map(({ id }) => id)
  return { store, asked, arrived, kept: () => copy }
}

describe('a question that follows on another', () => {
  test('is asked as soon as the answer brings it up, and that is said', () => {
    const { store, asked } = aForm()
    expect(asked()).toEqual(['ok', 'last'])
    store.change(no, 'ok')
    expect(asked()).toEqual(['ok', 'why', 'last'])
    expect(store.read().announcement).toBe('A follow-up question: Why not?')
    store.change(yes, 'ok')
    expect(asked()).toEqual(['ok', 'last'])
    expect(store.read().announcement).toBe('')
  })

  test('is asked at once of people who answered so before', () => {
    expect(aForm({ ok: no }).asked()).toEqual(['ok', 'why', 'last'])
  })

  test('keeps its answer while it is not asked, and saves it, too', async () => {
    const { store, arrived } = aForm()
    store.change(no, 'ok')
    store.change(words('Too late'), 'why')
    store.change(yes, 'ok')
    await store.flush()
    expect(arrived).toMatchObject([
      { questionId: 'ok', yes: true },
      { questionId: 'why', text: 'Too late' },
    ])
    store.change(no, 'ok')
    expect(store.read().values['why']).toEqual(words('Too late'))
  })

  test('does not stand in the way once it is not asked any more, whatever was wrong with its answer', async () => {
    const { store, kept } = aForm({ ok: no })
    store.change(words('x'.repeat(501)), 'why')
    expect(await store.flush()).toBe(false)
    store.change(yes, 'ok')
    expect(await store.flush()).toBe(true)
    expect(store.mend({})).toBeUndefined()
    expect(Object.keys(kept())).toEqual(['why'])
    store.forget()
    expect(kept()).toEqual({})
  })
})
