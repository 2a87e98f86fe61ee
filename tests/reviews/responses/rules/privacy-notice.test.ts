import { privacyNotice, type PrivacyNoticeFacts } from '@/lib/reviews/responses/rules/privacy-notice'
import { test, expect } from 'vitest'

const settings = {
  creatorId: 'mira',
  subjectId: 'tom',
  seenBySubject: true,
  seenByManager: false,
  seenByAdmins: false,
  hasShared: false,
  releaseMode: 'BY_HAND' as const,
}
const facts: PrivacyNoticeFacts = {
  anonymity: 'NAMED',
  settings,
  names: { creator: 'Mira', subject: 'Tom', shared: [] },
  identity: 'name',
  mayOptOut: true,
  mayEdit: true,
  maySeeOwn: true,
  mayDeclineFuture: true,
  frequency: 'Once',
  hasReminders: true,
  nominations: null,
}

test('everything is promised in plain sentences', () => {
  expect(privacyNotice(facts)).toEqual([
    'Mira and Tom (once it is released) will see your answers and your name.',
    'Once it is released, Tom may share it with colleagues, your name included.',
    'You can change your answers until it closes.',
    'You can read your own answers later.',
    'You may opt out instead of answering.',
    'You may be reminded until you have answered or it closes.',
  ])
})

test.each<[string, Partial<PrivacyNoticeFacts>, string]>([
  ['groups', { anonymity: 'ANONYMOUS' }, 'Answers without names are only shown in groups of at least 3.'],
  ['groups', { anonymity: 'CONFIDENTIAL' }, 'Answers without names are only shown in groups of at least 3.'],
  ['no change', { mayEdit: false }, 'Once you have sent them, your answers cannot be changed.'],
  [
    'own answers while they can be changed',
    { maySeeOwn: false },
    'Once it closes, your answers are not shown to you again.',
  ],
  [
    'no own answers',
    { maySeeOwn: false, mayEdit: false },
    'Once you have sent them, your answers are not shown to you again.',
  ],
  [
    'own answers of an anonymous review',
    { anonymity: 'ANONYMOUS' },
    'You can read your own answers until it closes. After that, nothing ties them to you.',
  ],
  ['own answers through a link', { identity: 'e-mail address' }, 'You can read your own answers until it closes.'],
  ['no way out', { mayOptOut: false }, 'Opting out is not offered for this one.'],
  ['rounds', { frequency: 'Weekly' }, 'You will be asked again every week, unless you decline further rounds.'],
  ['rounds for all', { frequency: 'Monthly', mayDeclineFuture: false }, 'You will be asked again every month.'],
  ['results that are passed on', { anonymity: 'ANONYMOUS' }, 'Once it is released, Tom may share it with colleagues.'],
  [
    'several subjects',
    { names: { creator: 'Mira', subject: null, shared: [] } },
    'Once it is released, the person it’s about may share it with colleagues, your name included.',
  ],
  ['nominations', { nominations: { approver: 'CREATOR' } }, 'Tom nominates more people to ask, and Mira decides.'],
  [
    'nominations that a manager decides on',
    { nominations: { approver: 'MANAGER' } },
    'Tom nominates more people to ask, and their manager decides, or Mira where there is none.',
  ],
  ['no reminders', { hasReminders: false }, 'You will not be reminded.'],
])('of %s', (_, given, sentence) => {
  expect(privacyNotice({ ...facts, ...given })).toContain(sentence)
})

test('a confidential review that its subject never reads speaks of no groups', () => {
  const unread = { ...facts, anonymity: 'CONFIDENTIAL' as const, settings: { ...settings, seenBySubject: false } }
  expect(privacyNotice(unread).join()).not.toContain('groups')
})

test.each<[string, Partial<PrivacyNoticeFacts>]>([
  ['is confidential', { anonymity: 'CONFIDENTIAL' }],
  ['is never released', { settings: { ...settings, seenBySubject: false } }],
  ['its subject asked for', { settings: { ...settings, subjectId: 'mira' } }],
  ['is about nobody', { settings: { ...settings, subjectId: null } }],
])('nothing is said of passing on what %s', (_, given) => {
  expect(privacyNotice({ ...facts, ...given }).join()).not.toContain('share')
})

test('who asks about themselves nominates and decides, and nobody is nominated about nobody', () => {
  const proposing: PrivacyNoticeFacts = { ...facts, nominations: { approver: 'CREATOR' } }
  const own = { ...settings, subjectId: 'mira' }
  const names = { creator: 'Mira', subject: 'Mira', shared: [] }
  expect(privacyNotice({ ...proposing, settings: own, names })).toContain('Mira nominates more people to ask.')
  expect(privacyNotice({ ...proposing, settings: { ...settings, subjectId: null } }).join()).not.toContain('nominate')
})

test('its subject and its creator read of themselves as “you”', () => {
  const proposing: PrivacyNoticeFacts = { ...facts, nominations: { approver: 'MANAGER' } }
  const toSubject = privacyNotice({ ...proposing, names: { ...facts.names, reader: 'subject' } })
  expect(toSubject.slice(0, 3)).toEqual([
    'You (once it is released) and Mira will see your answers and your name.',
    'Once it is released, you may share it with colleagues, your name included.',
    'You nominate more people to ask, and your manager decides, or Mira where there is none.',
  ])
  const toCreator = { ...facts, names: { ...facts.names, reader: 'creator' as const } }
  expect(privacyNotice({ ...toCreator, nominations: { approver: 'CREATOR' } })).toEqual(
    expect.arrayContaining([
      'You and Tom (once it is released) will see your answers and your name.',
      'Tom nominates more people to ask, and you decide.',
    ]),
  )
})
