import { describe, expect, test } from 'vitest'
import {
  aboutInWords,
  lineBadge,
  lineHref,
  lineMoment,
  readListCursor,
  writeListCursor,
} from '@/lib/reviews/lists/rules'
import type { ListedReview } from '@/lib/reviews/lists/rules'

const now = new Date('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const line = (given: Partial<ListedReview> = {}): ListedReview => ({
  id: 'a',
  subjectCount: null,
  status: 'ACTIVE',
  startsAt: null,
  closesAt: null,
  closedAt: null,
  isMine: false,
  myStatus: null,
  myClosesAt: null,
  ...given,
})

test.each([
  [{ subjectCount: 3, isMine: true }, 'created', '/feedback/round/a'],
  [{ isMine: true, status: 'DRAFT' }, 'created', '/feedback/edit/a'],
  [{ isMine: true, myStatus: 'PENDING' }, 'created', '/feedback/preview/a'],
  [{ isMine: true, myStatus: 'PENDING' }, 'received', '/feedback/id/a'],
  [{ myStatus: 'PENDING' }, 'all', '/feedback/id/a'],
  // Whoever answers and reads too finds the results where they are shared.
  [{ myStatus: 'ANSWERED' }, 'shared', '/feedback/shared/a'],
  [{}, 'all', '/feedback/shared/a'],
] as const)('%o in %s leads to %s', (given, tab, href) => {
  expect(lineHref(line(given), tab)).toBe(href)
})

describe('the one date of a line', () => {
  test.each([
    ['a draft that waits', { status: 'DRAFT', startsAt: inDays(2), closesAt: inDays(9) }, 'starts', inDays(2)],
    ['what closes', { closesAt: inDays(9) }, 'closes', inDays(9)],
    ['what is over for whom it asks', { closesAt: inDays(-1), myStatus: 'PENDING' }, 'closed', inDays(-1)],
    ['what waits for others, for the creator', { closesAt: inDays(-1), isMine: true }, 'due', inDays(-1)],
    ['what waits for others, for a reader', { closesAt: inDays(-1) }, 'due', inDays(-1)],
    ['what was closed early', { status: 'CLOSED', closesAt: inDays(9), closedAt: inDays(-2) }, 'closed', inDays(-2)],
    ['more time', { closesAt: inDays(-1), myStatus: 'PENDING', myClosesAt: inDays(1) }, 'closes', inDays(1)],
  ] as const)('%s', (_what, given, kind, at) => {
    expect(lineMoment(line(given), now)).toEqual({ kind, at })
  })

  test('there is none without an end', () => {
    expect([lineMoment(line(), now), lineMoment(line({ status: 'DRAFT' }), now)]).toEqual([null, null])
  })
})

test.each([
  [{ status: 'DRAFT', startsAt: inDays(2), isMine: true }, 'created', 'Scheduled'],
  [{ status: 'DRAFT', isMine: true }, 'created', 'Draft'],
  [{ isMine: true, myStatus: 'PENDING' }, 'created', 'Active'],
  [{ isMine: true, myStatus: 'PENDING' }, 'received', 'Pending'],
  [{ myStatus: 'PENDING', closesAt: inDays(-1) }, 'received', 'Closed'],
  [{ myStatus: 'PENDING', closesAt: inDays(-1), myClosesAt: inDays(1) }, 'all', 'Pending'],
] as const)('%o in %s says %s', (given, tab, label) => {
  expect(lineBadge(line(given), tab, now).label).toBe(label)
})

test.each([
  [{}, 'Ana Silva'],
  [{ subjectName: null }, null],
  [{ kind: 'QUICK', isAboutCreator: true }, null],
  [{ isMine: true }, 'Ana Silva'],
  [{ isAboutMe: true }, 'you'],
  [{ isAboutMe: true, isMine: true, isAboutCreator: true }, 'your work'],
  [{ isAboutCreator: true }, 'their work'],
] as const)('with %o it is about %s', (given, about) => {
  const nobody = {
    kind: 'FORM',
    isMine: false,
    isAboutMe: false,
    isAboutCreator: false,
    subjectName: 'Ana Silva',
  } as const
  expect(aboutInWords({ ...nobody, ...given })).toBe(about)
})

test('a cursor comes back as it was, whatever the title holds; anything else is none', () => {
  const cursor = { id: '6f1b4c0e-8a54-4c1d-9d61-0c3b7c0f2a11', key: 'a ~ b' }
  expect(readListCursor(writeListCursor(cursor))).toEqual(cursor)
  for (const value of [undefined, '', 'rubbish', '~']) expect(readListCursor(value)).toBeUndefined()
})
