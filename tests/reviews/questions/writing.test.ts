import { describe, expect, test } from 'vitest'
import { asType, newQuestion, pastedOptions } from '@/lib/reviews/questions/rules'
import { questionDraftSchema, questionTypes } from '@/lib/reviews/schema'

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
  const before = { ...newQuestion('rating', 'q7', 'How was it?'), isRequired: false, editableFeedback: true }
  expect(asType(before, 'checkbox')).toEqual({ ...newQuestion('checkbox', 'q7', 'How was it?'), isRequired: false })
})

describe('a pasted text', () => {
  test.each<[string, string[] | undefined]>([
    ['One line', undefined],
    ['', undefined],
    ['One line\n\n', undefined],
    ['Tea\nCoffee', ['Tea', 'Coffee']],
    [' Tea \r\n\r\n  Coffee\r\nWater', ['Tea', 'Coffee', 'Water']],
    ['Tea, or coffee\nWater', ['Tea, or coffee', 'Water']],
  ])('%j', (text, lines) => {
    expect(pastedOptions(text)).toEqual(lines)
  })
})
