import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import { Checker } from '@/components/reviews/asking/draft/checker'
import { vi, beforeAll, beforeEach, afterEach, describe, test, expect } from 'vitest'
import { fetchLimits } from '@/components/reviews/asking/draft/form-limits'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'

/** A checker over a form that can be changed under it. */
function aForm(given: Partial<FormContent> = {}) {
  const form = { content: { ...newFormContent('blank', 'UTC'), title: 'Fine', ...given } }
  const checker = new Checker({
    content: () => form.content,
    facts: () => ({
      askedCount: form.content.assigneeIds.length,
      creatorId: 'me',
      unsubscribed: new Set<string>(),
      at: new Date('2026-11-21T12:00:00Z'),
      groups: [],
      can: {
        askAboutOthers: true,
        askMost: 1000,
        outsideBar: null,
        outsideMost: null,
        anonymityBar: null,
        templatesBar: null,
      },
    }),
  })
  const change = async (next: Partial<FormContent>, name?: string) => {
    form.content = { ...form.content, ...next }
    checker.changed(name)
    await vi.advanceTimersByTimeAsync(200)
  }
  return {
    checker,
    change,
    fields: () => checker.faults.read().fields,
    questions: () => checker.faults.read().questions,
  }
}

beforeAll(fetchLimits)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
    expect(aForm(given).checker.attempt('questions')).toEqual({ first, messages })
  })
})

test('nobody is scolded before they try to go on, and what is mended is taken back', async () => {
  const { checker, change, fields, questions } = aForm({ title: '', questions: [unwritten] })
  await change({ description: 'Typing' }, 'description')
  expect([fields(), questions().size]).toEqual([{}, 0])
  checker.attempt('questions')
  expect(fields()).toEqual({ title: 'Add a title.' })
  expect(questions().get('q2')).toMatchObject({ questionText: 'Write the question.' })
  await change({ title: 'Now', questions: [written] })
  expect([fields(), questions().size]).toEqual([{}, 0])
})

test('a fault stays with its question when that moves, and others keep theirs untouched', async () => {
  const { checker, change, questions } = aForm({ questions: [unwritten, newQuestion('input', 'q3')] })
  checker.attempt('questions')
  const before = questions().get('q3')
  await change({ questions: [{ ...unwritten, questionText: 'Which?' }, newQuestion('input', 'q3')] })
  expect(questions().get('q2')?.questionText).toBe(undefined)
  expect(questions().get('q3')).toBe(before)
  await change({ questions: [newQuestion('input', 'q3'), written] })
  expect([...questions().keys()]).toEqual(['q3'])
})

describe('after an attempt to go on', () => {
  const emptyAgain = newQuestion('checkbox', 'q3')
  const options = (...texts: string[]) => ({ options: texts.map((optionText) => ({ optionText })) })

  test('a new question is not scolded before the next one', async () => {
    const { checker, change, questions } = aForm({ questions: [unwritten] })
    checker.attempt('questions')
    await change({ questions: [unwritten, emptyAgain] }, 'questions')
    expect([...questions().keys()]).toEqual(['q2'])
    expect(checker.attempt('questions').messages[0]).toBe('Field(s) Required in Question 1, 2')
    expect([...questions().keys()]).toEqual(['q2', 'q3'])
  })

  test('nor before somebody wrote in it and left', async () => {
    const { checker, change, questions } = aForm({ questions: [written] })
    checker.attempt('questions')
    await change({ questions: [written, emptyAgain] }, 'questions')
    checker.left('q3')
    expect([...questions().keys()]).toEqual([])
    await change({ questions: [written, { ...emptyAgain, questionText: 'Which?' }] }, 'questions.1.questionText')
    expect([...questions().keys()]).toEqual([])
    checker.left('q3')
    expect(Object.keys(questions().get('q3')?.options ?? {})).toEqual(['0', '1'])
  })

  test('nor one that is asked in another way now', async () => {
    const { checker, change, questions } = aForm({ questions: [written] })
    checker.attempt('questions')
    await change({ questions: [newQuestion('checkbox', 'q1', 'What?')] }, 'questions')
    expect(questions().size).toBe(0)
    checker.attempt('questions')
    expect(Object.keys(questions().get('q1')?.options ?? {})).toEqual(['0', '1'])
  })

  test('nor a new option, while those that were empty before are', async () => {
    const question = { ...unwritten, questionText: 'Which?', ...options('A', '') }
    const { checker, change, questions } = aForm({ questions: [question] })
    const faulty = () => Object.keys(questions().get('q2')?.options ?? {})
    checker.attempt('questions')
    expect(faulty()).toEqual(['1'])
    await change({ questions: [{ ...question, ...options('A', '', '') }] }, 'questions.0.options')
    expect(faulty()).toEqual(['1'])
    await change({ questions: [{ ...question, ...options('A', '', 'C') }] }, 'questions.0.options.2.optionText')
    expect(faulty()).toEqual(['1'])
    await change({ questions: [{ ...question, ...options('A', 'B', 'C') }] }, 'questions.0.options.1.optionText')
    await change({ questions: [{ ...question, ...options('A', 'B', 'C', '') }] }, 'questions.0.options')
    expect(faulty()).toEqual([])
    checker.left('q2')
    expect(faulty()).toEqual(['3'])
  })

  test('and before any attempt nobody is scolded for leaving a question', async () => {
    const { checker, change, questions } = aForm({ questions: [unwritten] })
    await change({ questions: [{ ...unwritten, questionText: 'Which?' }] }, 'questions.0.questionText')
    checker.left('q2')
    expect(questions().size).toBe(0)
  })
})

describe('leaving the permissions', () => {
  test('leads to the first field', async () => {
    const { checker, fields } = aForm({ closesOn: '2020-01-01' })
    await checker.fetchRules()
    expect(checker.attempt('permissions')).toEqual({ first: 'assigneeIds', messages: [] })
    expect(Object.keys(fields())).toEqual(['assigneeIds', 'closesOn'])
  })

  test('what the server refused stands beside its field until that field changes', async () => {
    const { checker, change, fields } = aForm({ assigneeIds: ['ann'] })
    checker.refuse({ emails: 'This belongs to a colleague.' })
    await change({ seenByAdmins: true }, 'seenByAdmins')
    expect(fields()).toEqual({ emails: 'This belongs to a colleague.' })
    await change({ emails: [] }, 'emails')
    expect(fields()).toEqual({})
  })
})
