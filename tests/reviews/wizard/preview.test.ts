import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { previewQuestion, draftPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { describe, test, expect } from 'vitest'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'

const ends = (question: QuestionDraft) => {
  const { lowest, highest } = previewQuestion(question)
  return [lowest, highest]
}

describe('a question that is still being written', () => {
  test.each<[string, QuestionDraft, (number | null)[]]>([
    ['a scale from and to its numbers', { ...newQuestion('scale', 'q'), lowerLabel: 1, higherLabel: 7 }, [1, 7]],
    ['a rating from 1 to 10, whatever a scale would say', { ...newQuestion('rating', 'q'), higherLabel: 3 }, [1, 10]],
    ['a text from nowhere to nowhere', newQuestion('input', 'q'), [null, null]],
    ['yes and no likewise', newQuestion('yesno', 'q'), [null, null]],
  ])('%s', (_, question, expected) => {
    expect(ends(question)).toEqual(expected)
  })

  test('has words where there are none yet', () => {
    expect(previewQuestion(newQuestion('input', 'q', '  ')).text).toBe('Your question')
    expect(previewQuestion({ ...newQuestion('rating', 'q'), ratingFeedback: ' ' }).ratingFeedback).toBe('Rating')
    expect(previewQuestion(newQuestion('checkbox', 'q')).options.map(({ text }) => text)).toEqual([
      'Option 1',
      'Option 2',
    ])
    expect(previewQuestion(newQuestion('scale', 'q')).options.map(({ text }) => text)).toEqual(['', ''])
  })

  test('names its options apart', () => {
    const ids = previewQuestion(newQuestion('checkbox', 'q4')).options.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

test('a form is shown with its questions in order, and with a name in any case', () => {
  const content = newFormContent('peer', 'UTC')
  const preview = draftPreview(content)
  expect(preview).toMatchObject({
    title: 'Peer feedback',
    description: content.description,
    anonymity: content.anonymity,
  })
  expect(preview.questions.map(({ text }) => text)).toEqual(content.questions.map(({ questionText }) => questionText))
  expect(draftPreview({ ...content, title: ' ' }).title).toBe('Untitled form')
})
