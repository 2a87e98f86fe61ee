import { describe, expect, test } from 'vitest'
import {
  closingOf,
  draftReaders,
  limitFaults,
  permissionFaults,
  sharedReaders,
  stepOfField,
} from '@/lib/reviews/drafts/rules'
import { newFormContent } from '@/lib/reviews/formats/rules'
import { newQuestion } from '@/lib/reviews/questions/rules'
import type { FormContent } from '@/lib/reviews/schema'

const at = new Date('2026-11-21T12:00:00Z')
const content = newFormContent('blank', 'Europe/Berlin')
const facts = { askedCount: 5, creatorId: 'me', can: { askAboutOthers: true, askMost: 1000 }, at }
const asMember = { ...facts, can: { askAboutOthers: false, askMost: 20 } }

describe('what keeps a form from being sent', () => {
  test.each<[string, Partial<FormContent>, typeof facts, object]>([
    ['nothing', {}, facts, {}],
    ['nobody is asked', {}, { ...facts, askedCount: 0 }, { assigneeIds: 'Choose at least one person to ask.' }],
    [
      '1,001 are asked',
      {},
      { ...facts, askedCount: 1001 },
      { assigneeIds: '1,001 people are too many: at most 1,000 can be asked at once.' },
    ],
    [
      'a member asks 21',
      {},
      { ...asMember, askedCount: 21 },
      { assigneeIds: 'You can ask at most 20 people. A manager or an admin can ask more.' },
    ],
    ['nothing, for a member who asks 20', {}, { ...asMember, askedCount: 20 }, {}],
    [
      'half an address',
      { emails: ['a@x.io', 'half-an-addr'] },
      facts,
      { emails: '“half-an-addr” is not an e-mail address.' },
    ],
    ['a person who is not chosen', { about: 'person' }, facts, { subjectId: 'Choose who the feedback is about.' }],
    ['nothing, once the person is chosen', { about: 'person', subjectId: 'ann' }, facts, {}],
    [
      'a member asking about another',
      { about: 'person', subjectId: 'ann' },
      asMember,
      {
        subjectId:
          'You can ask for feedback about yourself or about nobody in particular. A manager can ask about others.',
      },
    ],
    ['nothing, for a member asking about themselves', { about: 'person', subjectId: 'me' }, asMember, {}],
    [
      'two who would be anonymous',
      { anonymity: 'ANONYMOUS' },
      { ...facts, askedCount: 2 },
      {
        anonymity: 'Anonymous feedback needs at least 3 people, so that no answer points to one of them. You chose 2.',
      },
    ],
    ['nothing, for three', { anonymity: 'ANONYMOUS' }, { ...facts, askedCount: 3 }, {}],
    [
      'a close date in the past',
      { closesOn: '2026-11-20' },
      facts,
      { closesOn: 'The close date must be in the future.' },
    ],
    [
      'the very moment',
      { closesOn: '2026-11-21', closesTime: '13:00' },
      facts,
      { closesOn: 'The close date must be in the future.' },
    ],
    ['nothing, a minute later', { closesOn: '2026-11-21', closesTime: '13:01' }, facts, {}],
    ['a day there is not', { closesOn: '2026-02-31' }, facts, { closesOn: 'The close date must be in the future.' }],
  ])('%s', (_, change, known, faults) => {
    expect(permissionFaults({ ...content, ...change }, known)).toEqual(faults)
  })

  test('of several faults the first of the screen comes first', () => {
    const faults = permissionFaults(
      { ...content, about: 'person', closesOn: '2020-01-01' },
      { ...facts, askedCount: 0 },
    )
    expect(Object.keys(faults)).toEqual(['assigneeIds', 'subjectId', 'closesOn'])
  })
})

test('a form closes on the clock of its own zone', () => {
  expect(closingOf(content)).toBe(null)
  const closes = { ...content, closesOn: '2026-12-05', closesTime: '17:00' }
  expect(closingOf(closes)).toEqual(new Date('2026-12-05T16:00:00Z'))
  expect(closingOf({ ...closes, timeZone: 'Asia/Tokyo' })).toEqual(new Date('2026-12-05T08:00:00Z'))
})

test('sharing adds those who would not read it anyway, each once', () => {
  const shared = { ...content, sharedWithIds: ['ann', 'me', 'ann', 'bo'], about: 'person', subjectId: 'bo' } as const
  expect(sharedReaders({ ...shared, sharedWithIds: [...shared.sharedWithIds] }, 'me')).toEqual(['ann'])
})

test.each<[Partial<FormContent>, string | null, boolean]>([
  [{ about: 'nobody', subjectId: 'ann' }, null, false],
  [{ about: 'me', sharedWithIds: ['me'] }, 'me', false],
  [{ about: 'person', subjectId: 'ann', sharedWithIds: ['bo'] }, 'ann', true],
  [{ about: 'person', subjectId: null }, '', false],
])('with %j it is read by the subject %j', (change, subjectId, hasShared) => {
  expect(draftReaders({ ...content, ...change }, 'me')).toMatchObject({ subjectId, hasShared })
})

test.each([
  ['title', 'questions'],
  ['questions', 'questions'],
  ['questions.3.questionText', 'questions'],
  ['assigneeIds', 'permissions'],
  ['emails', 'permissions'],
  ['closesOn', 'permissions'],
])('%s is filled in under %s', (field, step) => {
  expect(stepOfField(field)).toBe(step)
})

test('what is too long is named by its field', () => {
  expect(limitFaults(content)).toEqual([])
  const long = { ...newQuestion('checkbox', 'q', 'x'.repeat(501)), options: [{ optionText: 'y'.repeat(251) }] }
  expect(limitFaults({ ...content, title: 'z'.repeat(121), questions: [long] })).toEqual([
    { path: 'title', message: 'The title may have at most 120 characters.' },
    { path: 'questions.0.questionText', message: 'A question may have at most 500 characters.' },
    { path: 'questions.0.options.0.optionText', message: 'An option may have at most 250 characters.' },
  ])
})
