import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { test, expect } from 'vitest'
import { limitFaults } from '@/lib/reviews/drafting/rules/draft-limits'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'

const content = newFormContent('blank', 'Europe/Berlin')

test('what is too long is named by its field', () => {
  expect(limitFaults(content)).toEqual([])
  const long = { ...newQuestion('checkbox', 'q', 'x'.repeat(501)), options: [{ optionText: 'y'.repeat(251) }] }
  expect(limitFaults({ ...content, title: 'z'.repeat(121), questions: [long] })).toEqual([
    { path: 'title', message: 'The title may have at most 120 characters.' },
    { path: 'questions.0.questionText', message: 'A question may have at most 500 characters.' },
    { path: 'questions.0.options.0.optionText', message: 'An option may have at most 250 characters.' },
  ])
})
