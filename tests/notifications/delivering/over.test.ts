import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { systemActor, type Actor } from '@/lib/access/actor'
import { hoursFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { sendDueMornings } from '@/lib/account/morning/jobs'
import { sendSignInLink } from '@/lib/members/sign-in/commands/send-sign-in-link'
import { newToken } from '@/lib/platform/secrets'
import { remindDueExternalReviewers } from '@/lib/reviews/reminders/jobs'
import { extendRespondent } from '@/lib/reviews/respondents/commands/extend-respondent'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { remindOfTrial } from '@/lib/workspaces/reminders/commands/remind-of-trial'
import { aMember, anAdmin } from '@/tests/factories/members'
import { placeOf } from '@/tests/factories/respondents'
import { aReview, aRunningReview } from '@/tests/factories/reviews'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { startMailServer } from './mail-server'

let isAway = true
const server = await startMailServer({ sender: () => (isAway ? { code: 451, text: 'Later' } : null) })
process.env.SMTP_URL = server.url

// Settings are read once: what sends is loaded anew, to read this one.
vi.resetModules()
const { deliverDueMails } = await import('@/lib/notifications/jobs')
const { closeMail } = await import('@/lib/platform/mail/mail')

afterEach(() => {
  isAway = true
  setClock()
})

afterAll(async () => {
  closeMail()
  await server.stop()
})

const at = (moment: string) => {
  const instant = new Date(moment)
  setClock(() => instant)
  return instant
}

/** The mail server answers again at this moment, after everything that waits has been tried in vain. */
async function answersAgain(moment: string) {
  const instant = at(moment)
  await db.mail.updateMany({ where: { status: 'QUEUED' }, data: { dueAt: hoursFrom(instant, -1) } })
  isAway = false
  await deliverDueMails(instant)
  isAway = true
}

/** What came to somebody, as its subject says it; what they were asked and told at once is left out. */
const cameTo = (address: string) =>
  server.messages
    .filter(({ recipients }) => recipients.includes(address))
    .map(({ subject }) => subject)
    .filter((subject) => /Reminder|Answer|trial/.test(subject))

const waiting = async (address: string) =>
  (await mailsTo(address)).filter(({ event, props }) => /nudged|reminded|digest|trial/.test(event) && 'link' in props)

const closing = { closesOn: '2026-11-19', closesTime: '17:00', timeZone: 'UTC' }

/** A form that closes on Thursday at five, for two of the three asked an hour and a day later. */
async function aLongForm() {
  at('2026-11-16T10:00:00Z')
  const { creator, asked, review } = await aRunningReview({ ...closing, title: 'How we plan' })
  const [hour = creator, day = creator, none = creator] = asked
  const extend = async (person: Actor, closesOn: string, closesTime: string) =>
    extendRespondent(creator, {
      id: review.id,
      assigneeId: (await placeOf(review, person)).id,
      closesOn,
      closesTime,
      timeZone: 'UTC',
    })
  await extend(hour, '2026-11-19', '18:00')
  await extend(day, '2026-11-20', '17:00')
  return { creator, review, hour, day, none }
}

test('nobody is reminded once their own end has passed, though others have longer', async () => {
  const { creator, review, hour, day, none } = await aLongForm()
  at('2026-11-19T16:00:00Z')
  await nudgeRespondents(creator, review)
  await answersAgain('2026-11-19T18:00:00Z')
  const nudge = expect.stringMatching(/^Reminder from /)
  expect([hour, day, none].map(({ email }) => cameTo(email))).toEqual([[], [nudge], []])
  expect(await waiting(hour.email)).toEqual([])
})

test('a digest loses what its reader cannot answer any more, and goes with the rest', async () => {
  const { creator, hour, day, none } = await aLongForm()
  const title = 'How we meet'
  at('2026-11-16T11:00:00Z')
  await aReview(creator, { asked: [hour], title, ...closing, closesOn: '2026-11-20' })
  await sendDueMornings(at('2026-11-19T09:00:00Z'))
  const told = async (person: Actor) => (await waiting(person.email)).map(({ props }) => props['lines']?.length)
  expect(await Promise.all([hour, day, none].map(told))).toEqual([[2], [1], [1]])
  await answersAgain('2026-11-19T18:00:00Z')
  const only = (name: string) => [`Answer: ${name}`]
  expect([hour, day, none].map(({ email }) => cameTo(email))).toEqual([only(title), only('How we plan'), []])
})

test('nor is anybody outside', async () => {
  const email = `${unique('olga')}@elsewhere.example`
  at('2026-11-16T10:00:00Z')
  await aRunningReview({ ...closing, emails: [email] })
  await remindDueExternalReviewers(at('2026-11-18T09:00:00Z'))
  expect(await waiting(email)).toHaveLength(1)
  await answersAgain('2026-11-19T17:00:00Z')
  expect([cameTo(email), await waiting(email)]).toEqual([[], []])
})

/** Somebody who runs a workspace whose trial ends on Thursday at noon, and what is written to them at a moment. */
async function aTrial() {
  at('2026-12-01T10:00:00Z')
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: new Date('2026-12-10T12:00:00Z') })
  const remindAt = (moment: string) => {
    at(moment)
    return remindOfTrial(systemActor(workspace.id))
  }
  return { ...(await anAdmin({ workspace })), remindAt }
}

const trialSubjects = (email: string) => cameTo(email).map((subject) => subject.replace(/^.* (?=ends|has)/, ''))

test('of the letters about a trial that waited together only the one that is true leaves', async () => {
  const { email, remindAt } = await aTrial()
  for (const day of ['03', '07', '09']) await remindAt(`2026-12-${day}T09:11:00Z`)
  expect(await waiting(email)).toHaveLength(3)
  await answersAgain('2026-12-09T15:00:00Z')
  expect(trialSubjects(email)).toEqual(['ends tomorrow'])
  expect(await waiting(email)).toHaveLength(0)
})

test('one that counts the days wrongly by then is written anew', async () => {
  const { email, remindAt } = await aTrial()
  await remindAt('2026-12-07T09:11:00Z')
  await answersAgain('2026-12-08T07:00:00Z')
  expect(trialSubjects(email)).toEqual([])
  await remindAt('2026-12-08T09:11:00Z')
  await answersAgain('2026-12-08T09:12:00Z')
  expect(trialSubjects(email)).toEqual(['ends in 2 days'])
  await remindAt('2026-12-10T09:11:00Z')
  await answersAgain('2026-12-10T12:00:00Z')
  await remindAt('2026-12-10T12:11:00Z')
  await answersAgain('2026-12-10T12:12:00Z')
  expect(trialSubjects(email)).toEqual(['ends in 2 days', 'has ended'])
})

test('a link leaves while it works, and is given up afterwards', async () => {
  const [late, early] = [await aMember(), await aMember()]
  const send = ({ email }: Actor) => sendSignInLink({ email, token: newToken(), returnPath: '/dashboard' })
  const cameWith = (address: string) => server.messages.filter(({ recipients }) => recipients.includes(address))
  at('2026-12-01T10:00:00Z')
  await send(late)
  at('2026-12-01T10:01:00Z')
  await send(early)
  await answersAgain('2026-12-01T10:10:00Z')
  expect([late, early].map(({ email }) => cameWith(email).length)).toEqual([0, 1])
  const select = { status: true, lastError: true } as const
  const lost = await db.mail.findFirst({ where: { recipient: late.email, event: 'sign-in.link' }, select })
  expect(lost).toEqual({ status: 'GIVEN_UP', lastError: 'Its link ran out before it could be sent.' })
})
