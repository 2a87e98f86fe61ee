import { newFormContent } from '@/lib/reviews/drafting/rules/formats'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { sharedReaders, draftReaders, stepOfField, type DraftFacts } from '@/lib/reviews/drafting/rules/draft-faults'
import { permissionFaults } from '@/lib/reviews/drafting/rules/permission-faults'
import { describe, test, expect } from 'vitest'
import type { FormContent } from '@/lib/reviews/model/schema'

const at = new Date('2026-11-21T12:00:00Z')
const content = newFormContent('blank', 'Europe/Berlin')
const bars = { externalBlockedReason: null, anonymityBlockedReason: null, templatesBlockedReason: null }
const can = { askAboutOthers: true, askMost: 1000, externalLimit: null, ...bars }
const sized = (...sizes: [group: Relationship, size: number][]) => [
  { subject: null, groups: sizes.map(([group, size]) => ({ group, size })) },
]
const known = { unsubscribed: new Set<string>(), colleagues: new Set<string>(), can, at }
const facts: DraftFacts = { askedCount: 5, groups: sized(['OTHER', 5]), creatorId: 'me', ...known }
const asMember = { ...facts, can: { ...can, askAboutOthers: false, askMost: 20 } }
const unpaid = { ...facts, can: { ...can, externalBlockedReason: 'This feature is only accessible with a paid plan.' } }

describe('what keeps a form from being sent', () => {
  test.each<[string, Partial<FormContent>, DraftFacts, object]>([
    ['nothing', {}, facts, {}],
    ['nobody is asked', {}, { ...facts, askedCount: 0 }, { assigneeIds: 'Choose at least one person to ask.' }],
    [
      'nobody but who unsubscribed is asked',
      { emails: ['pat@x.io'] },
      { ...facts, askedCount: 0, unsubscribed: new Set(['pat@x.io']) },
      {
        emails:
          'pat@x.io can’t be asked: they unsubscribed from this workspace’s mail. Remove it, or use another address.',
      },
    ],
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
      { emails: '“half-an-addr” isn’t a valid e-mail address.' },
    ],
    ['a person who is not chosen', { about: 'people' }, facts, { subjectIds: 'Choose who it’s about.' }],
    ['nothing, once the person is chosen', { about: 'people', subjectIds: ['ann', 'bo'] }, facts, {}],
    [
      'a member asking about another',
      { about: 'people', subjectIds: ['me', 'ann'] },
      asMember,
      {
        subjectIds: 'You can ask about yourself or nobody in particular. Managers can ask about others.',
      },
    ],
    ['nothing, for a member asking about themselves', { about: 'people', subjectIds: ['me'] }, asMember, {}],
    [
      'more forms at once than can be sent',
      { about: 'people', subjectIds: ['ann', 'bo'] },
      { ...facts, groups: [...sized(['PEER', 9000]), ...sized(['PEER', 1001])] },
      {
        subjectIds:
          'That would be 10,001 forms to answer: at most 10,000 can be sent at once. Ask fewer people, or about fewer.',
      },
    ],
    [
      'two who would be anonymous',
      { anonymity: 'ANONYMOUS' },
      { ...facts, askedCount: 2, groups: sized(['OTHER', 2]) },
      {
        anonymity: 'Anonymous feedback needs at least 3 people, so that no answer points to one of them. You chose 2.',
      },
    ],
    ['nothing, for three', { anonymity: 'ANONYMOUS' }, { ...facts, askedCount: 3, groups: sized(['OTHER', 3]) }, {}],
    [
      'one manager who would stand out beside the peers',
      { anonymity: 'ANONYMOUS' },
      { ...facts, groups: sized(['MANAGER', 1], ['PEER', 4]) },
      {
        anonymity:
          '1 manager would stand out beside the other groups. Count them as peers with “Change it”, ask at least 2 more people besides the peers, or leave them out.',
      },
    ],
    [
      'the same about one of several people',
      { anonymity: 'ANONYMOUS' },
      { ...facts, groups: [...sized(['PEER', 3]), { subject: 'Ann Lee', groups: [{ group: 'OTHER', size: 2 }] }] },
      {
        anonymity: 'Anonymous feedback needs at least 3 people, so that no answer points to one of them. You chose 2.',
      },
    ],
    [
      'nothing, for small groups that are three together',
      { anonymity: 'ANONYMOUS' },
      { ...facts, groups: sized(['MANAGER', 1], ['PEER', 4], ['REPORT', 2]) },
      {},
    ],
    [
      'confidential feedback about oneself',
      { anonymity: 'CONFIDENTIAL', about: 'me' },
      facts,
      {
        anonymity: 'Confidential needs a colleague it’s about. Choose Named or Anonymous.',
      },
    ],
    [
      'nothing, for confidential feedback about another',
      { anonymity: 'CONFIDENTIAL', about: 'people', subjectIds: ['ann'] },
      facts,
      {},
    ],
    [
      'each answer at once without its name',
      { anonymity: 'CONFIDENTIAL', about: 'people', subjectIds: ['ann'], releaseMode: 'AT_ONCE' },
      facts,
      { releaseMode: 'Only Named answers can be shown as they arrive.' },
    ],
    ['nothing, for each answer at once to nobody', { anonymity: 'ANONYMOUS', releaseMode: 'AT_ONCE' }, facts, {}],
    [
      'nobody asked, where nobody can propose anybody',
      { nominations: { min: 1, max: 2, approver: 'CREATOR' } },
      { ...facts, askedCount: 0 },
      { assigneeIds: 'Choose at least one person to ask.' },
    ],
    ['nothing, for each answer at once with its name', { releaseMode: 'AT_ONCE' }, facts, {}],
    [
      'fewer to propose at most than at least',
      { about: 'me', nominations: { min: 4, max: 3, approver: 'CREATOR' } },
      facts,
      { nominations: '“At most” must not be less than “At least”.' },
    ],
    [
      'nothing, for the same where nobody proposes',
      { nominations: { min: 4, max: 3, approver: 'CREATOR' } },
      facts,
      {},
    ],
    [
      'nothing, for nobody asked who is still proposed',
      { about: 'me', nominations: { min: 3, max: 5, approver: 'CREATOR' } },
      { ...facts, askedCount: 0 },
      {},
    ],
    [
      'people outside without a paid plan',
      { emails: ['a@x.io'] },
      unpaid,
      { emails: 'This feature is only accessible with a paid plan.' },
    ],
    ['nothing, for nobody outside without a paid plan', {}, unpaid, {}],
    ['a start in the past', { startsOn: '2026-11-20' }, facts, { startsOn: 'Choose a start in the future, or “Now”.' }],
    [
      'a close before the start',
      { startsOn: '2026-11-25', closesOn: '2026-11-24' },
      facts,
      { closesOn: 'It must close after it starts.' },
    ],
    [
      'rounds that would meet',
      { frequency: 'Weekly', openDays: 8 },
      facts,
      { openDays: 'A round can be open for at most 7 days, or it would meet the next one.' },
    ],
    [
      'rounds that end as they begin',
      { frequency: 'Daily', openDays: 0, startsOn: '2026-11-25', startsTime: '17:00', closesTime: '17:00' },
      facts,
      { openDays: 'Each round must close after it starts. Choose a later time or day.' },
    ],
    [
      'nothing, for a close date that a repeating form does not use',
      { frequency: 'Weekly', openDays: 4, closesOn: '2020-01-01' },
      facts,
      {},
    ],
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
      { ...content, about: 'people', closesOn: '2020-01-01' },
      { ...facts, askedCount: 0 },
    )
    expect(Object.keys(faults)).toEqual(['assigneeIds', 'subjectIds', 'closesOn'])
  })
})

test('sharing adds those who would not read it anyway, each once', () => {
  const shared = { ...content, sharedWithIds: ['ann', 'me', 'ann', 'bo'] }
  expect(sharedReaders({ ...shared, about: 'people', subjectIds: ['bo'] }, 'me')).toEqual(['ann'])
  expect(sharedReaders({ ...shared, about: 'people', subjectIds: ['bo', 'cy'] }, 'me')).toEqual(['ann', 'bo'])
})

test.each<[Partial<FormContent>, string | null, boolean]>([
  [{ about: 'nobody', subjectIds: ['ann'] }, null, false],
  [{ about: 'me', sharedWithIds: ['me'] }, 'me', false],
  [{ about: 'people', subjectIds: ['ann'], sharedWithIds: ['bo'] }, 'ann', true],
  [{ about: 'people', subjectIds: [] }, '', false],
  [{ about: 'people', subjectIds: ['ann', 'bo'] }, '', false],
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
  ['subjectIds', 'permissions'],
])('%s is filled in under %s', (field, step) => {
  expect(stepOfField(field)).toBe(step)
})
