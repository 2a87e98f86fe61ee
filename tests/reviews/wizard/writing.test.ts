import { describe, test, expect } from 'vitest'
import { questionTypes } from '@/lib/reviews/model/rules/question-types'
import { newQuestion, asType } from '@/lib/reviews/drafting/rules/new-question'
import { questionDraftSchema } from '@/lib/reviews/model/schema'

describe('a new question', () => {
  test.each(questionTypes)('of the type %s can be saved at once and is required', (type) => {
    const question = newQuestion(type, 'q1')
    expect(questionDraftSchema.safeParse(question).success).toBe(true)
    expect(question).toMatchObject({ key: 'q1', type, questionText: '', isRequired: true })
  })

  test('has the defaults of its type', () => {
    expect(newQuestion('scale', 'q')).toMatchObject({
      lowerLabel: 0,
      higherLabel: 5,
      options: [{ optionText: '' }, { optionText: '' }],
    })
    expect(newQuestion('rating', 'q')).toMatchObject({
      ratingFeedback: 'Rating',
      editableFeedback: false,
      options: [{ optionText: 'low' }, { optionText: 'high' }],
    })
    expect(newQuestion('checkbox', 'q').options).toHaveLength(2)
    expect(newQuestion('yesno', 'q').options).toEqual([])
  })
})

test('asked in another way, a question keeps its words and gets the fields of the new way', () => {
  const kept = {
    isRequired: false,
    help: 'Think of last week.',
    follows: { key: 'q6', when: 'YES', value: null },
  } as const
  const before = { ...newQuestion('rating', 'q7', 'How was it?'), ...kept, editableFeedback: true }
  expect(asType(before, 'checkbox')).toEqual({ ...newQuestion('checkbox', 'q7', 'How was it?'), ...kept })
})
