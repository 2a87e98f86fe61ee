import { expect, test } from 'vitest'
import { proofMinutes } from '@/lib/members/account/rules'
import { linkLifetimes } from '@/lib/members/rules'
import {
  awaitedEvents,
  canWait,
  followingEvents,
  goesByItself,
  isTurnedOff,
  linkMinutes,
  typeOfMail,
  unansweredEvents,
} from '@/lib/notifications/letters'

test.each([
  ['review.requested', 'Review', true],
  ['nomination.proposed', 'Review', true],
  ['series.ended', 'Review', true],
  ['notification.digest', null, true],
  ['morning.digest', null, true],
  ['sign-in.link', null, false],
  ['password.changed', null, false],
  ['invitation.sent', null, false],
  ['member.role-changed', null, false],
])('mail of %s is about %s, and may wait: %s', (event, type, waits) => {
  expect(typeOfMail(event)).toBe(type)
  expect(canWait(event)).toBe(waits)
})

/** All kinds that are mailed unless somebody chooses otherwise. */
const kinds = { Review: 'OFF', Goal: 'OFF', Goal_Comment: 'OFF', FollowUp: 'OFF' } as const
const allOff = { ...kinds, OneOnOne: 'OFF', Applaud: 'OFF', Nudge: 'OFF' } as const

test.each([
  ['review.closed', {}, false],
  ['review.closed', { Review: 'DIGEST' }, false],
  ['review.closed', { Review: 'OFF' }, true],
  ['review.closed', { User_Invite: 'OFF' }, false],
  ['notification.digest', {}, false],
  ['notification.digest', allOff, true],
  ['notification.digest', { ...allOff, User_Invite: 'DIGEST' }, false],
  ['password.changed', { Review: 'OFF' }, false],
] as const)('mail of %s to somebody who chose %o is turned off: %s', (event, chosen, isOff) => {
  expect(isTurnedOff(event, chosen)).toBe(isOff)
})

test.each([
  [null, true],
  ['AT_ONCE', true],
  ['DIGEST', false],
  ['OFF', false],
] as const)('mail to somebody who chose %s goes by itself: %s', (chosen, goes) => {
  expect(goesByItself(chosen)).toBe(goes)
})

test('what somebody waits for leaves first, and what can wait follows them to a new address', () => {
  expect(awaitedEvents).toEqual(expect.arrayContaining(['sign-in.link', 'password.reset', 'email.change']))
  expect(awaitedEvents.filter(canWait)).toEqual([])
  expect(followingEvents).toEqual(expect.arrayContaining(['review.closed', 'notification.digest', 'trial.ending']))
  expect(followingEvents.filter((event) => awaitedEvents.includes(event))).toEqual([])
})

test('only the mails of those who have not answered stay unknown where they do not arrive', () => {
  expect(unansweredEvents.toSorted()).toEqual([
    'morning.digest',
    'review.nudged',
    'review.paused',
    'review.prolonged',
    'review.reminded',
  ])
})

test('a mail is sent for as long as its link works', () => {
  const { signInMinutes, resetMinutes, verificationHours } = linkLifetimes
  expect(Object.fromEntries(linkMinutes)).toEqual({
    'sign-in.link': signInMinutes,
    'password.reset': resetMinutes,
    'account.deletion-asked': proofMinutes,
    'email.change-begun': proofMinutes,
    'email.change': 60 * verificationHours,
    'email.verification': 60 * verificationHours,
  })
})
