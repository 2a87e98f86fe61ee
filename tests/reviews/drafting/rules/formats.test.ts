import { newFormContent, inFormat } from '@/lib/reviews/drafting/rules/formats'
import { test, expect } from 'vitest'
import { formatKeys } from '@/lib/reviews/drafting/rules/format-keys'
import { askableForm } from '@/lib/reviews/drafting/rules/draft-faults'

const begun = {
  ...newFormContent('blank', 'Asia/Tokyo'),
  title: 'How we meet',
  assigneeIds: ['ann'],
  emails: ['olga@client.example'],
  subjectIds: ['tom'],
  closesOn: '2027-03-01',
  seenByAdmins: true,
  releaseMode: 'AT_ONCE' as const,
  mayEdit: false,
}

test.each(formatKeys)('a form in the format %s asks and promises what that format does', (format) => {
  const fresh = newFormContent(format, 'UTC')
  const { title, description, questions, about, anonymity, mayOptOut, seenByManager, releaseMode } = fresh
  const chosen = inFormat(begun, fresh)
  expect(chosen).toMatchObject({ title, description, questions, about, anonymity, mayOptOut, seenByManager })
  expect(chosen).toMatchObject({ seenByAdmins: false, releaseMode })
})

test('only a self review is released when it closes', () => {
  const atClose = formatKeys.filter((format) => newFormContent(format, 'UTC').releaseMode === 'AT_CLOSE')
  expect(atClose).toEqual(['self'])
})

test('whom it asks, and when, stays', () => {
  const { assigneeIds, emails, subjectIds, closesOn, timeZone, mayEdit } = begun
  expect(inFormat(begun, newFormContent('upward', 'UTC'))).toMatchObject({
    assigneeIds,
    emails,
    subjectIds,
    closesOn,
    timeZone,
    mayEdit,
  })
})

test.each([
  ['peer', true, { about: 'people', anonymity: 'CONFIDENTIAL' }],
  ['peer', false, { about: 'me', anonymity: 'CONFIDENTIAL' }],
  ['upward', false, { about: 'me', anonymity: 'ANONYMOUS' }],
  ['external', false, { about: 'nobody', anonymity: 'NAMED' }],
] as const)('%s feedback, of who may ask about others: %s', (format, mayAskAboutOthers, asked) => {
  expect(askableForm(newFormContent(format, 'UTC'), mayAskAboutOthers)).toMatchObject(asked)
})
