import { expect, test } from 'vitest'
import { memberActor, type Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { listTeamCelebrations } from '@/lib/celebrations/queries/list-team-celebrations'
import { getHome } from '@/lib/dashboard/queries'
import { getFeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import { spansOf } from '@/lib/shared/report-ranges'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { aManager, aMember, anAdmin } from '@/tests/factories/members'
import { placeOf } from '@/tests/factories/respondents'
import { aTeam } from '@/tests/factories/teams'
import { expectFewStatements } from '@/tests/support/statements'
import { aDraft, answered, asked } from '@/tests/reviews/figures/asked'

/** The viewer's own numbers on home. */
const getOwnNumbers = async (actor: Actor) => (await getHome(actor)).figures.own

test('a new person has nothing to count', async () => {
  expect(await getOwnNumbers(await aMember())).toEqual({ asked: 0, answered: 0, sent: 0, received: 0 })
})

test('counts what one was asked and answered, sent and received, within twelve months', async () => {
  const tom = await aMember()
  const ana = await aMember({ workspace: { id: tom.workspaceId } })
  const first = await asked(tom, [ana])
  await answered(ana, first.id)
  await asked(tom, [ana])
  await aDraft(tom)
  const old = await asked(tom, [ana])
  const createdAt = daysFrom(now(), -366)
  await db.review.update({ where: { id: old.id }, data: { createdAt, publishedAt: createdAt } })
  await db.reviewAssignee.updateMany({ where: { reviewId: old.id }, data: { createdAt } })

  expect(await getOwnNumbers(tom)).toEqual({ asked: 0, answered: 0, sent: 2, received: 1 })
  expect(await getOwnNumbers(ana)).toEqual({ asked: 2, answered: 1, sent: 0, received: 0 })
})

test('what one wrote long ago and sent now is sent now, and what one does not answer for counts nowhere', async () => {
  const tom = await aMember()
  const colleague = () => aMember({ workspace: { id: tom.workspaceId } })
  const [ana, leo, mia] = [await colleague(), await colleague(), await colleague()]
  const { id } = await asked(tom, [ana, leo, mia])
  await db.review.update({ where: { id }, data: { createdAt: daysFrom(now(), -400) } })
  await optOutOfReview(ana, { reviewId: id })
  await removeRespondent(tom, { id, assigneeId: (await placeOf({ id }, leo)).id })

  const year = { range: 'Last_12_Months', of: 'me', view: 'summary' } as const
  expect(await getOwnNumbers(tom)).toMatchObject({ sent: 1 })
  expect((await getFeedbackReport(tom, year)).figures).toMatchObject({ sentCount: 1 })
  for (const one of [ana, leo]) {
    expect(await getOwnNumbers(one)).toMatchObject({ asked: 0, answered: 0 })
    expect((await getFeedbackReport(one, year)).figures).toMatchObject({ total: { asked: 0, answered: 0 } })
  }
})

test('the last twelve months are those of the report: calendar months of the viewer’s zone', async () => {
  const tom = await aMember({ timeZone: 'Asia/Kolkata' })
  const ana = await aMember({ workspace: { id: tom.workspaceId } })
  const year = { range: 'Last_12_Months', of: 'me', view: 'summary' } as const
  const from = spansOf(year.range, now(), tom.timeZone)[0]?.from ?? now()
  for (const [publishedAt, sent] of [
    [from, 1],
    [new Date(from.getTime() - 1), 0],
  ] as const) {
    await db.review.updateMany({ where: { creatorId: tom.memberId }, data: { publishedAt: daysFrom(now(), -800) } })
    await db.review.update({ where: { id: (await asked(tom, [ana])).id }, data: { publishedAt } })
    expect(await getOwnNumbers(tom)).toMatchObject({ sent })
    expect((await getFeedbackReport(tom, year)).figures).toMatchObject({ sentCount: sent })
  }
})

/** Everything that one visit of Home reads, the shell around it included. */
async function visitHome({ memberId }: Actor) {
  const actor = await memberActor(memberId)
  await Promise.all([getFrame(actor), getHome(actor), listTeamCelebrations(actor)])
}

test.each([
  ['Admin', anAdmin],
  ['Manager', aManager],
  ['Member', aMember],
])('home of a %s takes at most eight statements, however much there is', async (_role, anActor) => {
  const viewer = await anActor()
  const workspace = { id: viewer.workspaceId }
  const tom = await aMember({ workspace })
  const people = await Promise.all([1, 2, 3].map(() => aMember({ workspace })))
  await aTeam({ workspace, managers: [viewer], members: people })
  const visit = () => visitHome(viewer)
  await expectFewStatements(visit, async () => {
    for (let count = 0; count < 5; count += 1) {
      await asked(tom, [viewer, ...people], { about: 'me' })
      await aDraft(viewer)
    }
  })
})
