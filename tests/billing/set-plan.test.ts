import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { operatorActor } from '@/lib/access/operator'
import { listAuditLines } from '@/lib/audit/queries'
import { auditFilterSchema } from '@/lib/audit/schema'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { setPlanSchema } from '@/lib/billing/schema'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember, anAdmin } from '@/tests/factories/members'
import { aResponse, aReview, aReviewer } from '@/tests/factories/reviews'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
import { aTemplate } from '@/tests/factories/templates'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const planOf = async (memberId: string) => (await getFrame(await memberActor(memberId))).plan

test('ends a trial and puts the workspace on the plan, without an end', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, isTrial: true, trialEndsAt: daysFrom(now(), 3) })
  const { memberId } = await aMember({ workspace })
  await setPlan(operatorActor(), { slug: workspace.slug, plan: 'BUSINESS' })
  expect(await planOf(memberId)).toBe('BUSINESS')
  await setPlan(operatorActor(), { slug: workspace.slug, plan: 'FREE' })
  expect(await planOf(memberId)).toBe('FREE')
})

test('setting the same plan again, or several times at once, leaves one subscription', async () => {
  const { id: workspaceId, slug } = await aWorkspace({ plan: 'FREE' })
  await Promise.all([1, 2, 3].map(() => setPlan(operatorActor(), { slug, plan: 'PRO' })))
  expect(await db.subscription.count({ where: { workspaceId } })).toBe(1)
})

test('another workspace keeps its plan, and one that does not exist has none', async () => {
  const { memberId } = await aMember({ workspace: await aWorkspace({ plan: 'PRO' }) })
  const { slug } = await aWorkspace()
  await setPlan(operatorActor(), { slug, plan: 'FREE' })
  expect(await planOf(memberId)).toBe('PRO')
  await expectRefused(setPlan(operatorActor(), { slug: unique('nowhere'), plan: 'PRO' }), 'not-found')
})

test('the audit log keeps each plan that was set, once', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await Promise.all([1, 2].map(() => setPlan(operatorActor(), { slug: workspace.slug, plan: 'ENTERPRISE' })))
  await setPlan(operatorActor(), { slug: workspace.slug, plan: 'PRO' })
  const { rows } = await listAuditLines(await anAdmin({ workspace }), auditFilterSchema.parse({ kind: 'plan' }))
  expect(rows.map(({ action, title, memberId }) => [action, title, memberId])).toEqual([
    ['plan.set', 'Changed the plan to Pro, without payment', null],
    ['plan.set', 'Changed the plan to Enterprise, without payment', null],
  ])
})

/** How much there is of what a plan limits, and of what belongs to it. */
async function keptOf(workspaceId: string) {
  const where = { workspaceId }
  return Promise.all([
    db.member.count({ where: { ...where, status: 'ACTIVE' } }),
    db.memberTag.count({ where }),
    db.teamMember.count({ where }),
    db.template.count({ where: { ...where, deletedAt: null } }),
    db.reviewAssignee.count({ where: { ...where, removedAt: null } }),
    db.response.count({ where }),
  ])
}

test('a lower plan deletes nothing of what is over it', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const admin = await anAdmin({ workspace })
  const people = await Promise.all(Array.from({ length: 11 }, () => aMember({ workspace })))
  await aTag({ workspace, members: people })
  await aTeam({ workspace, managers: [admin], members: people })
  for (let count = 0; count < 3; count++) await aTemplate(admin)
  const email = `${unique('outside')}@elsewhere.example`
  const review = await aReview(admin, { asked: people, emails: [email] })
  await aResponse(await aReviewer(email), review)
  const before = await keptOf(workspace.id)
  expect(before).toEqual([12, 11, 12, 3, 12, 1])
  await setPlan(operatorActor(), { slug: workspace.slug, plan: 'FREE' })
  expect(await planOf(admin.memberId)).toBe('FREE')
  expect(await keptOf(workspace.id)).toEqual(before)
})

test('a plan there is not does not pass', () => {
  expect(setPlanSchema.safeParse({ slug: 'acme', plan: 'GOLD' }).success).toBe(false)
})
