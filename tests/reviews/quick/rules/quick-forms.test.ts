import { expect, test } from 'vitest'
import { noteForm, quickForm } from '@/lib/reviews/quick/rules/quick-forms'

const ask = (question: string) => quickForm({ question, assigneeIds: [], closesOn: '', timeZone: 'UTC' })

test('a long question is cut in the title alone', () => {
  const question = `${'Why '.repeat(60)}\nand how?`
  const { title, questions } = ask(question)
  expect(title.length).toBeLessThanOrEqual(120)
  expect(title).toMatch(/^Why .+…$/)
  expect(questions.map(({ questionText, type }) => [questionText, type])).toEqual([[question, 'textarea']])
})

test('asks by name about the one who asks, and takes each answer as final', () => {
  expect(ask('How?')).toMatchObject({
    title: 'How?',
    about: 'me',
    anonymity: 'NAMED',
    mayEdit: false,
    frequency: 'Once',
  })
})

test.each([true, false])('a note is read at once by its subject, and by a manager: %s', (hasManager) => {
  const form = noteForm({ subject: { memberId: 'priya', name: 'Priya Nair' }, hasManager, timeZone: 'UTC' })
  expect(form).toMatchObject({ title: 'Feedback for Priya Nair', subjectIds: ['priya'], releaseMode: 'AT_ONCE' })
  expect(form).toMatchObject({ seenBySubject: true, seenByManager: hasManager, seenByAdmins: false, sharedWithIds: [] })
})
