import { expect, test } from 'vitest'
import { stepsOf, type SteppingFacts } from '@/lib/reviews/results/rules/next-step'

const at = new Date('2026-03-02T12:00:00Z')
const later = new Date('2026-03-09T12:00:00Z')
const earlier = new Date('2026-02-23T12:00:00Z')

const running: SteppingFacts = {
  kind: 'FORM',
  status: 'ACTIVE',
  anonymity: 'NAMED',
  closesAt: later,
  hasReminders: true,
  askedCount: 5,
  answeredCount: 2,
}

test.each<[string, Partial<SteppingFacts>, boolean, string | null]>([
  ['waits for answers', {}, false, 'remind'],
  ['has asked nobody yet', { askedCount: 0, answeredCount: 0 }, false, null],
  ['has all answers', { answeredCount: 5 }, false, 'close'],
  ['promised no reminders', { hasReminders: false }, false, 'close'],
  ['goes on past its end for some', { closesAt: earlier }, false, 'close'],
  ['is paused', { status: 'INACTIVE' }, false, 'resume'],
  ['is paused past its end', { status: 'INACTIVE', closesAt: earlier }, false, 'extend'],
  ['is closed and can be released', { status: 'CLOSED' }, true, 'release'],
  ['closed without an answer', { status: 'CLOSED', answeredCount: 0 }, false, 'reopen'],
  ['closed anonymously without one', { status: 'CLOSED', answeredCount: 0, anonymity: 'ANONYMOUS' }, false, 'again'],
  ['closed about nobody', { status: 'CLOSED' }, false, 'again'],
  ['is released', { status: 'RELEASED' }, false, 'again'],
  ['is acknowledged', { status: 'ACKNOWLEDGED' }, false, 'again'],
  ['was one quick question', { status: 'CLOSED', kind: 'QUICK' }, false, null],
])('a form that %s', (_, given, mayRelease, next) => {
  expect(stepsOf({ ...running, ...given }, mayRelease, at).next).toBe(next)
})

test.each<[Partial<SteppingFacts>, boolean]>([
  [{ status: 'CLOSED' }, true],
  [{ status: 'CLOSED', anonymity: 'CONFIDENTIAL' }, true],
  [{ status: 'CLOSED', anonymity: 'ANONYMOUS' }, false],
  [{ status: 'RELEASED' }, false],
  [{ status: 'CLOSED', kind: 'QUICK' }, true],
  [{ status: 'CLOSED', kind: 'QUICK', answeredCount: 5 }, false],
  [{}, false],
])('of %j reopening is offered: %s', (given, reopen) => {
  expect(stepsOf({ ...running, ...given }, true, at).all.reopen).toBe(reopen)
})
