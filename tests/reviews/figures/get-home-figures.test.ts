import { aWorkspace } from '@/tests/factories/workspaces'
import { aLead } from '@/tests/factories/goals'
import { anAdmin, aManager, aMember } from '@/tests/factories/members'
import { aReview, aResponse } from '@/tests/factories/reviews'
import type { Actor } from '@/lib/access/actor'
import { getHome } from '@/lib/dashboard/queries'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { test, expect } from 'vitest'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'

/** A manager of three people, who were all asked twice, once without names, and of whom one has answered both. */
async function aBusyTeam() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const people = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
  const manager = await aLead({ workspace, members: people })
  for (const anonymity of ['NAMED', 'ANONYMOUS'] as const) {
    const review = await aReview(admin, { asked: people, anonymity })
    if (people[0]) await aResponse(people[0], review)
  }
  return { workspace, admin, manager, people }
}

const figuresOf = async (actor: Actor) => (await getHome(actor)).figures
const wideOf = async (actor: Actor) => (await figuresOf(actor)).wide

test('a member sees their own and nobody else’s', async () => {
  const { people, admin } = await aBusyTeam()
  const { own, wide } = await figuresOf(people[0] ?? admin)
  expect(own).toEqual({ asked: 2, answered: 2, sent: 0, received: 0 })
  expect(wide).toBeNull()
})

test('a manager sees those of their teams, and an Admin those of the workspace, as the figures count them', async () => {
  const { manager, admin } = await aBusyTeam()
  const [ofTeam, ofWorkspace] = [await wideOf(manager), await wideOf(admin)]
  // The one without names went to so few of the team that its count would say who answered.
  expect(ofTeam).toMatchObject({ scope: 'team', total: { asked: 3, answered: 1, waiting: 2 }, leftOutCount: 1 })
  expect(ofWorkspace).toMatchObject({ scope: 'workspace', total: { asked: 6, answered: 2, waiting: 4 }, sentCount: 2 })
  expect(ofTeam).toEqual(
    (await getFeedbackReport(manager, { of: 'team', range: 'Last_31_Days', view: 'summary' })).figures,
  )
  expect(ofWorkspace).toEqual(
    (await getFeedbackReport(admin, { of: 'workspace', range: 'Last_31_Days', view: 'summary' })).figures,
  )
  const { own } = await figuresOf(admin)
  const { total, sentCount, receivedCount } = (
    await getFeedbackReport(admin, {
      of: 'me',
      range: 'Last_12_Months',
      view: 'summary',
    })
  ).figures
  expect(own).toEqual({ asked: total.asked, answered: total.answered, sent: sentCount, received: receivedCount })
  expect(own).toMatchObject({ sent: 2, received: 2 })
})

test('a manager of fewer than three people, or of nobody, sees no figures of them', async () => {
  const { admin, workspace, people } = await aBusyTeam()
  const manager = await aLead({ workspace, members: people.slice(1) })
  await aReview(admin, { asked: people })
  expect(await wideOf(manager)).toMatchObject({ isTooSmall: true, total: { asked: 0, answered: 0, waiting: 0 } })
  expect(await wideOf(await aManager({ workspace }))).toBeNull()
})

test('they hold nothing of another workspace, and nothing from before the range', async () => {
  const { admin, manager, workspace } = await aBusyTeam()
  const stranger = await aBusyTeam()
  expect(await wideOf(stranger.admin)).toMatchObject({ total: { asked: 6 } })
  const createdAt = daysFrom(now(), -40)
  const where = { workspaceId: workspace.id }
  await db.review.updateMany({ where, data: { createdAt, publishedAt: createdAt } })
  await db.reviewAssignee.updateMany({ where, data: { createdAt } })
  for (const actor of [admin, manager])
    expect(await wideOf(actor)).toMatchObject({ total: { asked: 0 }, leftOutCount: 0 })
})
