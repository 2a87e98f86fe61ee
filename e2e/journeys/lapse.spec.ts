import type { Page } from '@playwright/test'
import { memberActor, systemActor, type Actor } from '@/lib/access/actor'
import { makeFollowUps } from '@/lib/follow-ups/commands/make-follow-ups'
import { makeOneOnOnes } from '@/lib/one-on-ones/commands/make-one-on-ones'
import { daysFrom } from '@/lib/platform/clock'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { sendDueOccurrences } from '@/lib/reviews/series/jobs'
import { db } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { anApplause } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { at } from '@/tests/factories/meetings'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { aOneOnOne, aPoint } from '@/tests/factories/one-on-ones'
import { aSeries } from '@/tests/factories/series'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { subscribe } from '@/e2e/billing/checkout'
import { expect, test } from '@/e2e/support/test'
import { toDoOf } from './to-do'

const expired = 'Your subscription has been expired.'
const thanks = 'Thank you for the night shift.'
const daysAgo = (days: number) => daysFrom(new Date(), -days)

/** A workspace that began four months ago on Pro, with series that were made a quarter ahead, and lapsed a month ago. */
async function aLapsedWorkspace() {
  const scene = await at(daysAgo(120).toISOString(), async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    await aSubscription({ workspace })
    const amara = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
    const mira = await aManager({ workspace, firstName: 'Mira', lastName: 'Stone' })
    const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
    // No meeting falls on today or tomorrow, so that it is the same at any hour.
    const weekly = { day: dayIn(daysAgo(115), 'UTC'), frequency: 'Weekly' } as const
    const { pairId } = await aOneOnOne(mira, tom, { ...weekly, time: '10:00' })
    await aPoint(mira, pairId, 'Budget')
    await aFollowUp(mira, { ...weekly, title: 'Launch check', attendees: [tom], time: '11:00' })
    await anApplause(amara, [tom], { words: thanks })
    const { id: formId } = await aSeries(amara, { emails: [`${unique('guest')}@elsewhere.example`] })
    for (const title of ['First form', 'Second form', 'Third form']) await aTemplate(amara, { title })
    return { workspace, amara, mira, tom, formId }
  })
  const ended = { status: 'EXPIRED', endsAt: daysAgo(30) } as const
  await db.subscription.updateMany({ where: { workspaceId: scene.workspace.id }, data: ended })
  return scene
}

/** Lets the jobs of this moment make what is due of both series. */
async function makeDue({ id: workspaceId }: { id: string }, days: number) {
  const series = await db.meetingSeries.findMany({ where: { workspaceId } })
  await at(daysAgo(days).toISOString(), async () => {
    for (const { id, kind } of series) {
      if (kind === 'ONE_ON_ONE') await makeOneOnOnes(systemActor(workspaceId), { id })
      else await makeFollowUps(systemActor(workspaceId), { seriesId: id })
    }
  })
}

/** How many meetings of each series are still to come, and how many lie in the month without a plan. */
async function meetingsOf({ id: workspaceId }: { id: string }) {
  const series = await db.meetingSeries.findMany({ where: { workspaceId }, include: { meetings: true } })
  const countOf = (from: Date, to: Date) =>
    series.map(({ meetings }) => meetings.filter(({ startsAt }) => startsAt > from && startsAt < to).length)
  return { missed: countOf(daysAgo(28), new Date()), coming: countOf(new Date(), daysFrom(new Date(), 365)) }
}

/** What somebody was told and mailed, but for a badge and a morning mail: those a job may send at any time. */
async function newsOf({ memberId, email }: Actor) {
  const byTime = { createdAt: 'asc' } as const
  const ofJob = { startsWith: 'badge.' }
  const told = await db.notification.findMany({ where: { memberId, NOT: { key: ofJob } }, orderBy: byTime })
  const where = { recipient: email, event: { not: 'morning.digest' } }
  const mailed = await db.mail.findMany({ where, orderBy: byTime })
  return { told: told.map(({ message }) => message), mailed: mailed.map(({ event }) => event) }
}

/** The rounds a form that repeats has sent. */
const roundsOf = (seriesId: string) => db.review.count({ where: { seriesId } })

/** Lets the form send what is due of it on this day. */
const sendRound = async (creator: Actor, id: string, days: number) => {
  const paid = await memberActor(creator.memberId)
  return at(daysFrom(new Date(), days).toISOString(), async () => repeatReview(paid, { id }))
}

async function expectOneRound(creator: Actor, id: string) {
  expect(await sendRound(creator, id, 7)).not.toBeNull()
  expect(await sendRound(creator, id, 7)).toBeNull()
  expect(await roundsOf(id)).toBe(2)
}

const pairWith = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function expectLapsed(page: Page, { memberId: withMira }: Actor) {
  await page.goto('/one-on-one')
  await expect(pairWith(page, 'Mira Stone')).toContainText('Nothing scheduled')
  await page.goto(`/one-on-one/with/${withMira}`)
  await expect(page.getByRole('list', { name: 'Talking points' })).toContainText('Budget')
  await page.goto('/applaud')
  await expect(page.getByRole('main')).toContainText(thanks)
  await expect(page.getByRole('main')).toContainText(expired)
  await expect(page.getByRole('complementary', { name: 'Plan' })).toHaveCount(0)
}

async function expectPaid(page: Page) {
  await page.goto('/one-on-one')
  await expect(pairWith(page, 'Mira Stone')).toContainText('Next ')
  await page.getByRole('link', { name: 'Mira Stone', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Talking points' })).toContainText('Budget')
  await page.goto('/applaud')
  await expect(page.getByRole('main')).toContainText(thanks)
  await expect(page.getByRole('main')).not.toContainText(expired)
}

test('a plan that lapses and is paid a month later loses nothing, and makes no burst of meetings or mails', async ({
  visit,
}) => {
  const { workspace, amara, mira, tom, formId } = await aLapsedWorkspace()
  for (const days of [29, 15, 0]) await makeDue(workspace, days)
  await sendDueOccurrences(new Date())
  const before = await newsOf(mira)
  const { told, mailed } = await newsOf(tom)

  const [admin, report] = [await visit(amara), await visit(await memberActor(tom.memberId))]
  await test.step('without a plan everything stays and nothing is made', async () => {
    expect(await meetingsOf(workspace)).toEqual({ missed: [0, 0], coming: [0, 0] })
    expect(await roundsOf(formId)).toBe(1)
    await expectLapsed(report, mira)
    await admin.goto('/template')
    await expect(admin.getByRole('main')).toContainText('Third form')
    await expect(admin.getByRole('main')).toContainText('Read-only')
  })
  await test.step('the admin pays again', () => subscribe(admin, 3))
  await test.step('the series go on from today, once and quietly', async () => {
    await makeDue(workspace, 0)
    await makeDue(workspace, 0)
    const { missed, coming } = await meetingsOf(workspace)
    expect(missed).toEqual([0, 0])
    for (const count of coming) expect([12, 13, 14]).toContain(count)
    expect(await newsOf(mira)).toEqual(before)
    await sendDueOccurrences(new Date())
    expect([await sendRound(amara, formId, 0), await roundsOf(formId)]).toEqual([null, 1])
    // One calendar file for each series.
    const { told: toldSince, mailed: mailedSince } = await newsOf(tom)
    expect([toldSince, mailedSince.length]).toEqual([told, mailed.length + 2])
    await expectPaid(report)
    expect((await toDoOf(report)).filter((name) => !name.startsWith('Prepare: '))).toEqual([])
    await admin.goto('/template')
    await expect(admin.getByRole('main')).toContainText('Third form')
    await expect(admin.getByRole('main')).not.toContainText('Read-only')
  })
  await test.step('the form that repeats sends its next round once, in its week', () => expectOneRound(amara, formId))
})
