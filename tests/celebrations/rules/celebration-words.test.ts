import { expect, test } from 'vitest'
import {
  categoriesOf,
  celebrationTitle,
  lineForTeammates,
  linesForOwner,
  sharedReasons,
  type Reason,
} from '@/lib/celebrations/rules/celebration-words'
import type { CelebrationKind } from '@/lib/celebrations/rules/celebration-kinds'

const reason = (kind: CelebrationKind, more: Partial<Reason> = {}): Reason => ({
  kind,
  key: kind,
  on: '2027-03-02',
  badge: null,
  years: null,
  ...more,
})

const said = { firstName: 'Asha', workspaceName: 'Acme', day: '2027-03-02' }
const badges = ['Novice', 'Engager', 'Blitz'].map((badge) => reason('badge', { badge }))
const all = [
  ...(['one-on-one', 'follow-up', 'feedback', 'goal', 'goal'] as const).map((kind) => reason(kind)),
  ...badges,
  reason('anniversary', { years: 1 }),
  reason('birthday'),
]

test('says several reasons in their order, those of a kind in one sentence', () => {
  expect(categoriesOf(all)).toEqual(['birthday', 'anniversary', 'badge', 'goal', 'feedback', 'follow-up', 'one-on-one'])
  expect(linesForOwner(all, said).map(({ text }) => text)).toEqual([
    'Here’s to a wonderful new year of your life.',
    'You’ve been at Acme for 1 year.',
    'You earned Novice, Engager and Blitz.',
    'You completed 2 goals on time.',
    'You answered four requests for feedback in a row.',
    'You completed four follow-ups in a row.',
    'You completed four one-on-ones in a row.',
  ])
})

test('the title is of the most personal reason', () => {
  expect(celebrationTitle(all, said)).toBe('Happy birthday, Asha')
  expect(celebrationTitle(all, { ...said, day: '2027-03-04' })).toBe('Happy belated birthday, Asha')
  expect(celebrationTitle([reason('anniversary', { years: 2 })], said)).toBe('Happy anniversary, Asha')
  expect(celebrationTitle(badges, said)).toBe('Well done, Asha')
})

test('teammates see birthdays that are shared, anniversaries, and badges that are not hidden', () => {
  const lineWith = (sharing: Partial<Parameters<typeof sharedReasons>[1]>) =>
    lineForTeammates(sharedReasons(all, { uncelebrated: [], hiddenBadges: [], isBirthdayShared: true, ...sharing }))
  expect(lineWith({})).toBe('Birthday · 1 year here · Earned Novice, Engager and Blitz')
  expect(lineWith({ hiddenBadges: ['Engager'] })).toBe('Birthday · 1 year here · Earned Novice and Blitz')
  expect(lineWith({ isBirthdayShared: false, uncelebrated: ['badge'] })).toBe('1 year here')
  expect(lineWith({ isBirthdayShared: false, uncelebrated: ['badge', 'anniversary'] })).toBe('')
})
