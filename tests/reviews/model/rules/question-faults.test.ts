import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import { describe, test, expect } from 'vitest'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import { questionFaults } from '@/lib/reviews/model/rules/question-faults'

type Type = QuestionDraft['type']

const written = (type: Type, given: Partial<QuestionDraft> = {}) => ({ ...newQuestion(type, 'q', 'What?'), ...given })
const options = (...texts: string[]) => ({ options: texts.map((optionText) => ({ optionText })) })
const blank = newQuestion('input', 'q')
const fine = written('input')

describe('under “Fix Form Errors” stands', () => {
  test.each<[string, QuestionDraft[], string[]]>([
    ['that there must be a question', [], ['At least one question is required']],
    ['nothing for a form in order', [fine, written('checkbox', options('A', 'B'))], []],
    ['the number of an unwritten question', [fine, blank], ['Field(s) Required in Question 2']],
    ['every such number', [blank, fine, blank], ['Field(s) Required in Question 1, 3']],
    ['a text of spaces as none', [written('textarea', { questionText: ' \n ' })], ['Field(s) Required in Question 1']],
    [
      'a text that nobody can see as none',
      [written('input', { questionText: '\u3164\u200b' })],
      ['Field(s) Required in Question 1'],
    ],
    [
      'two options that read the same',
      [written('checkbox', options('A', 'A\u200b'))],
      ['Fix issues for Option Field(s) in Question 1'],
    ],
    [
      'the number of a question with faulty options',
      [fine, written('checkbox')],
      ['Fix issues for Option Field(s) in Question 2'],
    ],
    [
      'both, for a question with both',
      [blank, newQuestion('checkbox', 'q'), fine, written('checkbox', options('A', 'a '))],
      ['Field(s) Required in Question 1, 2', 'Fix issues for Option Field(s) in Question 2, 4'],
    ],
    [
      'a scale that ends where it begins',
      [written('scale', { lowerLabel: 5, higherLabel: 5 })],
      ['Fix issues for Option Field(s) in Question 1'],
    ],
  ])('%s', (_, questions, messages) => {
    expect(faultMessages(questions)).toEqual(messages)
  })
})

describe('beside its field', () => {
  test.each<[string, QuestionDraft, object | undefined]>([
    ['an unwritten question', blank, { index: 0, options: {}, questionText: 'Write the question.' }],
    [
      'an empty option',
      written('checkbox', options('A', ' ')),
      { index: 0, options: { 1: 'Write this option or remove it.' } },
    ],
    [
      'a repeated option',
      written('checkbox', options('Tea', 'tea')),
      { index: 0, options: { 1: 'This option is here twice.' } },
    ],
    ['a single option', written('checkbox', options('A')), { index: 0, options: { 0: 'Give at least 2 options.' } }],
    [
      'a scale upside down',
      written('scale', { lowerLabel: 6, higherLabel: 2 }),
      { index: 0, options: {}, range: 'The scale must end higher than it begins.' },
    ],
    ['the ends of a scale, which need no words', written('scale'), undefined],
    ['the ends of a rating, which need no words', written('rating', options('', '')), undefined],
    ['leftover options of another type', written('yesno', options('', '')), undefined],
  ])('%s', (_, question, fault) => {
    expect(questionFaults([question])).toEqual(fault ? [fault] : [])
  })

  test('each fault knows the place of its question', () => {
    expect(questionFaults([fine, blank, fine, blank]).map(({ index }) => index)).toEqual([1, 3])
  })
})
