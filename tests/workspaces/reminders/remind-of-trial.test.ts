import { afterEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { daysFrom, hoursFrom, setClock } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { remindOfTrial } from '@/lib/workspaces/reminders/commands/remind-of-trial'
import { remindOfEndingTrials } from '@/lib/workspaces/reminders/jobs'
import { mayBeTold } from '@/lib/workspaces/reminders/rules/reminding-hours'
import { dueStep } from '@/lib/workspaces/reminders/rules/trial-mails'
import { aMember, anAdmin, deactivate } from '@/tests/factories/members'
import { aSubscription, whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'

afterEach(() => setClock())

const endsAt = new Date('2026-12-10T12:00:00Z')
const at = (moment: Date) => setClock(() => moment)
const daysBefore = (days: number) => daysFrom(endsAt, -days)

/** A workspace whose trial ends at noon of December 10 or when it is said, with an Admin in this zone. */
async function aTrial(timeZone = 'UTC', trialEndsAt = endsAt) {
  at(daysBefore(14))
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, isTrial: true, trialEndsAt })
  return { workspace, admin: await anAdmin({ workspace, timeZone }) }
}

const whenOf = async (email: string) =>
  (await mailsTo(email)).filter(({ event }) => event === 'trial.ending').map(({ props }) => props['when'])

test('Admins are told 7, 3, 1 and 0 days before, each once, however often it runs', async () => {
  const { workspace, admin } = await aTrial()
  const remind = () => remindOfTrial(systemActor(workspace.id))
  for (const days of [9, 7, 7, 6, 3, 2, 1, 0]) {
    at(daysBefore(days))
    await Promise.all([remind(), remind()])
  }
  expect(await whenOf(admin.email)).toEqual(['ends in 7 days', 'ends in 3 days', 'ends tomorrow', 'has ended'])
})

test('the letter says what Free holds as its row says it', async () => {
  const { workspace, admin } = await aTrial()
  at(daysBefore(3))
  await whilePlanIs('FREE', { userLimit: 6 }, () => remindOfTrial(systemActor(workspace.id)))
  const [letter] = (await mailsTo(admin.email)).filter(({ event }) => event === 'trial.ending')
  expect(letter?.props['consequences']).toContain('6 people, 2 templates')
})

test('a job that was down catches up with one letter and not with four', async () => {
  const { workspace, admin } = await aTrial()
  at(daysBefore(2))
  await remindOfTrial(systemActor(workspace.id))
  expect(await whenOf(admin.email)).toEqual(['ends in 2 days'])
})

test('nobody else is told: no colleague, no Admin who left', async () => {
  const { workspace } = await aTrial()
  const [member, gone] = await Promise.all([aMember({ workspace }), anAdmin({ workspace })])
  await deactivate(gone)
  at(daysBefore(3))
  await remindOfTrial(systemActor(workspace.id))
  expect([...(await mailsTo(member.email)), ...(await mailsTo(gone.email))]).toEqual([])
})

test('it waits for the day where the Admin is', async () => {
  const { workspace, admin } = await aTrial('Asia/Tokyo')
  at(new Date('2026-12-07T16:00:00Z'))
  await remindOfTrial(systemActor(workspace.id))
  expect(await whenOf(admin.email)).toEqual([])
  at(new Date('2026-12-08T01:00:00Z'))
  await remindOfTrial(systemActor(workspace.id))
  expect(await whenOf(admin.email)).toEqual(['ends in 2 days'])
})

test.each([
  ['America/Los_Angeles', '2026-12-11T01:00:00Z', '2026-12-10T18:00:00Z', 'ends today', 'Dec 10, 2026'],
  ['Australia/Sydney', '2026-12-10T22:00:00Z', '2026-12-10T03:00:00Z', 'ends tomorrow', 'Dec 11, 2026'],
])('in %s it is told by the clock there, in words and by date', async (zone, end, moment, when, day) => {
  const { workspace, admin } = await aTrial(zone, new Date(end))
  at(new Date(moment))
  await remindOfTrial(systemActor(workspace.id))
  expect((await mailsTo(admin.email)).map(({ props }) => props)).toMatchObject([{ when, day }])
})

test('each letter comes on its day as the Admin counts them, though a trial that ends in their evening ends tomorrow elsewhere', async () => {
  const end = new Date('2026-12-11T01:00:00Z')
  const { workspace, admin } = await aTrial('America/Los_Angeles', end)
  for (let hours = 8 * 24; hours >= 0; hours -= 1) {
    at(hoursFrom(end, -hours))
    await remindOfTrial(systemActor(workspace.id))
  }
  expect(await whenOf(admin.email)).toEqual(['ends in 7 days', 'ends in 3 days', 'ends tomorrow', 'ends today'])
})

test('a workspace that pays, never had a trial, or is being deleted hears nothing', async () => {
  const paying = await aTrial()
  const leaving = await aTrial()
  const never = await aWorkspace({ plan: 'FREE' })
  const stranger = await anAdmin({ workspace: never })
  await db.subscription.updateMany({ where: { workspaceId: paying.workspace.id }, data: { status: 'CANCELED' } })
  await db.workspace.update({ where: { id: leaving.workspace.id }, data: { deletionAt: endsAt } })
  at(daysBefore(3))
  for (const { id } of [paying.workspace, leaving.workspace, never]) await remindOfTrial(systemActor(id))
  for (const { email } of [paying.admin, leaving.admin, stranger]) expect(await whenOf(email)).toEqual([])
})

test('somebody who has not proven their address hears nothing: anybody may have typed it', async () => {
  const { workspace } = await aTrial()
  const typed = await anAdmin({ workspace, isVerified: false })
  at(daysBefore(3))
  await remindOfTrial(systemActor(workspace.id))
  expect(await whenOf(typed.email)).toEqual([])
  await db.user.update({ where: { id: typed.userId }, data: { emailVerifiedAt: daysBefore(3) } })
  await remindOfTrial(systemActor(workspace.id))
  expect(await whenOf(typed.email)).toEqual(['ends in 3 days'])
})

test('the job finds every trial that ends soon, and counts what it has told', async () => {
  const present = daysBefore(3)
  // What other tests have left is told first.
  at(present)
  await remindOfEndingTrials(present)
  const [soon, later] = [await aTrial(), await aTrial()]
  const data = { trialEndsAt: daysFrom(endsAt, 30) }
  await db.subscription.updateMany({ where: { workspaceId: later.workspace.id }, data })
  at(present)
  expect(await remindOfEndingTrials(present)).toEqual({ reminded: 1 })
  expect(await remindOfEndingTrials(present)).toEqual({ reminded: 0 })
  expect(await whenOf(soon.admin.email)).toEqual(['ends in 3 days'])
  expect(await whenOf(later.admin.email)).toEqual([])
})

test.each([
  [8, null],
  [7, 7],
  [5, 7],
  [3, 3],
  [2, 3],
  [1, 1],
  [0, 0],
  [-1, 0],
  [-2, 0],
  [-3, null],
])('%i days before the end step %s is due', (days, step) => {
  expect(dueStep({ isBilled: true }, endsAt, daysBefore(days), 'UTC')).toBe(step)
  expect(dueStep({ isBilled: false }, endsAt, daysBefore(days), 'UTC')).toBeNull()
})

test.each([
  [3, '2026-12-01', 9, 'UTC', true],
  [3, '2026-12-01', 8, 'UTC', false],
  [3, '2026-12-01', 21, 'UTC', false],
  [3, '2026-12-01', 3, 'Asia/Kolkata', false],
  [3, '2026-12-01', 4, 'Asia/Kolkata', true],
  [1, '2026-12-05', 12, 'UTC', false],
  [0, '2026-12-05', 12, 'UTC', true],
  [0, '2026-12-05', 21, 'UTC', false],
])('letter %i may go on %s at %i o’clock UTC to somebody in %s: %s', (step, day, hour, zone, may) => {
  expect(mayBeTold(step, hoursFrom(new Date(`${day}T00:00:00Z`), hour), zone)).toBe(may)
})
