import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import {
  attempt,
  check,
  noteEdit,
  noteLeft,
  refuse,
  unchecked,
  type Checked,
} from '@/components/reviews/asking/draft/checks'
import { fetchLimits, fetchPermissionRules } from '@/components/reviews/asking/draft/late-rules'
import { createStore } from '@/components/reviews/asking/draft/store'
import { beforeAll, describe, test, expect } from 'vitest'
import type { WizardStep } from '@/lib/reviews/drafting/rules/wizard-steps'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'

/** The checks of a form that can be changed under them. */
function aForm(given: Partial<FormContent> = {}) {
  const store = createStore<Checked>({
    ...unchecked,
    content: { ...newFormContent('blank', 'UTC'), title: 'Fine', ...given },
  })
  const facts = () => ({
    askedCount: store.read().content.assigneeIds.length,
    creatorId: 'me',
    unsubscribed: new Set<string>(),
    colleagues: new Set<string>(),
    at: new Date('2026-11-21T12:00:00Z'),
    groups: [],
    can: {
      askAboutOthers: true,
      askMost: 1000,
      externalBlockedReason: null,
      externalLimit: null,
      anonymityBlockedReason: null,
      templatesBlockedReason: null,
    },
  })
  const change = (next: Partial<FormContent>, name?: string) => {
    store.write({ content: { ...store.read().content, ...next } })
    if (name) noteEdit({ store }, name)
    check({ store, facts })
  }
  return {
    change,
    attempt: (step: WizardStep) => attempt({ store, facts }, step),
    left: (key: string) => noteLeft({ store, facts }, key),
    refuse: (fields: Record<string, string>) => refuse({ store, facts }, fields),
    fields: () => store.read().faults.fields,
    questions: () => store.read().faults.questions,
  }
}

beforeAll(fetchLimits)

const written = newQuestion('input', 'q1', 'What?')
const unwritten = newQuestion('checkbox', 'q2')

describe('leaving the questions', () => {
  test.each<[string, Partial<FormContent>, string | undefined, string[]]>([
    ['in order', { questions: [written] }, undefined, []],
    ['with none', {}, 'questions', ['At least one question is required']],
    ['without a title, which is said beside it alone', { title: ' ', questions: [written] }, 'title', []],
    ['without either', { title: '' }, 'title', ['At least one question is required']],
    [
      'with one that is unwritten',
      { questions: [written, unwritten] },
      'questions.1.questionText',
      ['Field(s) Required in Question 2', 'Fix issues for Option Field(s) in Question 2'],
    ],
    [
      'with an option that is unwritten',
      { questions: [{ ...unwritten, questionText: 'Which?', options: [{ optionText: 'A' }, { optionText: '' }] }] },
      'questions.0.options.1.optionText',
      ['Fix issues for Option Field(s) in Question 1'],
    ],
    [
      'with a scale upside down',
      { questions: [{ ...newQuestion('scale', 'q', 'How?'), lowerLabel: 9 }] },
      'questions.0.higherLabel',
      ['Fix issues for Option Field(s) in Question 1'],
    ],
    [
      'with a text that is too long',
      { questions: [{ ...written, questionText: 'x'.repeat(501) }] },
      'questions.0.questionText',
      ['A question may have at most 500 characters.'],
    ],
  ])('%s', (_, given, first, messages) => {
    expect(aForm(given).attempt('questions')).toEqual({ first, messages })
  })
})

test('nobody is scolded before they try to go on, and what is mended is taken back', () => {
  const { attempt, change, fields, questions } = aForm({ title: '', questions: [unwritten] })
  change({ description: 'Typing' }, 'description')
  expect([fields(), questions().size]).toEqual([{}, 0])
  attempt('questions')
  expect(fields()).toEqual({ title: 'Add a title.' })
  expect(questions().get('q2')).toMatchObject({ questionText: 'Write the question.' })
  change({ title: 'Now', questions: [written] })
  expect([fields(), questions().size]).toEqual([{}, 0])
})

test('a fault stays with its question when that moves, and others keep theirs untouched', () => {
  const { attempt, change, questions } = aForm({ questions: [unwritten, newQuestion('input', 'q3')] })
  attempt('questions')
  const before = questions().get('q3')
  change({ questions: [{ ...unwritten, questionText: 'Which?' }, newQuestion('input', 'q3')] })
  expect(questions().get('q2')?.questionText).toBe(undefined)
  expect(questions().get('q3')).toBe(before)
  change({ questions: [newQuestion('input', 'q3'), written] })
  expect([...questions().keys()]).toEqual(['q3'])
})

describe('after an attempt to go on', () => {
  const emptyAgain = newQuestion('checkbox', 'q3')
  const options = (...texts: string[]) => ({ options: texts.map((optionText) => ({ optionText })) })

  test('a new question is not scolded before the next one', () => {
    const { attempt, change, questions } = aForm({ questions: [unwritten] })
    attempt('questions')
    change({ questions: [unwritten, emptyAgain] }, 'questions')
    expect([...questions().keys()]).toEqual(['q2'])
    expect(attempt('questions').messages[0]).toBe('Field(s) Required in Question 1, 2')
    expect([...questions().keys()]).toEqual(['q2', 'q3'])
  })

  test('nor before somebody wrote in it and left', () => {
    const { attempt, left, change, questions } = aForm({ questions: [written] })
    attempt('questions')
    change({ questions: [written, emptyAgain] }, 'questions')
    left('q3')
    expect([...questions().keys()]).toEqual([])
    change({ questions: [written, { ...emptyAgain, questionText: 'Which?' }] }, 'questions.1.questionText')
    expect([...questions().keys()]).toEqual([])
    left('q3')
    expect(Object.keys(questions().get('q3')?.options ?? {})).toEqual(['0', '1'])
  })

  test('nor one that is asked in another way now', () => {
    const { attempt, change, questions } = aForm({ questions: [written] })
    attempt('questions')
    change({ questions: [newQuestion('checkbox', 'q1', 'What?')] }, 'questions')
    expect(questions().size).toBe(0)
    attempt('questions')
    expect(Object.keys(questions().get('q1')?.options ?? {})).toEqual(['0', '1'])
  })

  test('nor a new option, while those that were empty before are', () => {
    const question = { ...unwritten, questionText: 'Which?', ...options('A', '') }
    const { attempt, left, change, questions } = aForm({ questions: [question] })
    const faulty = () => Object.keys(questions().get('q2')?.options ?? {})
    attempt('questions')
    expect(faulty()).toEqual(['1'])
    change({ questions: [{ ...question, ...options('A', '', '') }] }, 'questions.0.options')
    expect(faulty()).toEqual(['1'])
    change({ questions: [{ ...question, ...options('A', '', 'C') }] }, 'questions.0.options.2.optionText')
    expect(faulty()).toEqual(['1'])
    change({ questions: [{ ...question, ...options('A', 'B', 'C') }] }, 'questions.0.options.1.optionText')
    change({ questions: [{ ...question, ...options('A', 'B', 'C', '') }] }, 'questions.0.options')
    expect(faulty()).toEqual([])
    left('q2')
    expect(faulty()).toEqual(['3'])
  })

  test('and before any attempt nobody is scolded for leaving a question', () => {
    const { left, change, questions } = aForm({ questions: [unwritten] })
    change({ questions: [{ ...unwritten, questionText: 'Which?' }] }, 'questions.0.questionText')
    left('q2')
    expect(questions().size).toBe(0)
  })
})

describe('leaving the permissions', () => {
  test('leads to the first field', async () => {
    const { attempt, fields } = aForm({ closesOn: '2020-01-01' })
    await fetchPermissionRules()
    expect(attempt('permissions')).toEqual({ first: 'assigneeIds', messages: [] })
    expect(Object.keys(fields())).toEqual(['assigneeIds', 'closesOn'])
  })

  test('what the server refused stands beside its field until that field changes', () => {
    const { refuse, change, fields } = aForm({ assigneeIds: ['ann'] })
    refuse({ emails: 'This belongs to a colleague.' })
    change({ seenByAdmins: true }, 'seenByAdmins')
    expect(fields()).toEqual({ emails: 'This belongs to a colleague.' })
    change({ emails: [] }, 'emails')
    expect(fields()).toEqual({})
  })
})
