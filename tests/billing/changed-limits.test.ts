import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { getPlanOverview } from '@/lib/billing/queries'
import { limitOf } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { mostAskedBy } from '@/lib/reviews/model/queries/find-audiences'
import { wizardOf } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { askExternalReviewers } from '@/lib/reviews/respondents/commands/ask-external-reviewers'
import { anAdmin, aMember } from '@/tests/factories/members'
import { aDraft, aForm, aReview } from '@/tests/factories/reviews'
import { whilePlanIs } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { refusalOf } from '@/tests/support/refused'

const reached = { code: 'plan-limit', fields: { emails: 'You have reached the limit for your plan.' } }
const addresses = (count: number) => Array.from({ length: count }, () => `${unique('olga')}@client.example`)

/** An Admin of a workspace on this plan, who has been signed in for long, and somebody to ask. */
async function aTeamOfTwo(plan: PlanType = 'PRO') {
  const workspace = await aWorkspace({ plan })
  return { admin: await anAdmin({ workspace }), asked: [await aMember({ workspace })] }
}

test('a form asks as many people outside as the row of the plan says when it is sent', async () => {
  const { admin } = await aTeamOfTwo()
  const draft = await aDraft(admin, { emails: addresses(3) })
  await whilePlanIs('PRO', { externalsPerReview: 2 }, async () => {
    expect(await refusalOf(publishReview(admin, draft))).toMatchObject(reached)
  })
  await whilePlanIs('PRO', { externalsPerReview: 3 }, () => publishReview(admin, draft))
  expect(await db.externalReviewer.count({ where: { workspaceId: admin.workspaceId } })).toBe(3)
})

test('so many are asked later, too, with those who were before', async () => {
  const { admin, asked } = await aTeamOfTwo()
  const { id } = await aReview(admin, { asked, emails: addresses(2) })
  const add = () => askExternalReviewers(admin, { id, emails: addresses(1) })
  await whilePlanIs('PRO', { externalsPerReview: 2 }, async () => {
    expect(await refusalOf(add())).toMatchObject(reached)
  })
  await whilePlanIs('PRO', { externalsPerReview: 3 }, async () => {
    await add()
    expect(await refusalOf(add())).toMatchObject(reached)
  })
})

test('of two who ask at once for the last place, one does', async () => {
  const { admin, asked } = await aTeamOfTwo()
  const { id } = await aReview(admin, { asked, emails: addresses(2) })
  const add = () => askExternalReviewers(admin, { id, emails: addresses(1) })
  await whilePlanIs('PRO', { externalsPerReview: 3 }, async () => {
    const attempts = await Promise.allSettled([add(), add()])
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('who writes a form reads the changed number, and is held to it', async () => {
  const { admin } = await aTeamOfTwo()
  await whilePlanIs('PRO', { externalsPerReview: 7 }, async () => {
    expect((await wizardOf(admin, { id: '', content: aForm() })).can).toMatchObject({
      externalBlockedReason: null,
      externalLimit: 7,
    })
    expect(mostAskedBy(admin, await getFrame(admin)).outside).toBe(7)
  })
})

test('the price list says the changed number, and nothing of people outside where there are none', async () => {
  const { admin } = await aTeamOfTwo()
  const linesOf = async (type: PlanType) =>
    (await getPlanOverview(admin)).plans.find((plan) => plan.type === type)?.lines.join('; ')
  await whilePlanIs('PRO', { externalsPerReview: 30 }, async () => {
    expect(await linesOf('PRO')).toContain('30 external reviewers per form')
  })
  await whilePlanIs('PRO', { externalsPerReview: 1 }, async () => {
    expect(await linesOf('PRO')).toContain('1 external reviewer per form')
  })
  await whilePlanIs('PRO', { externalsPerReview: 0 }, async () => {
    expect(await linesOf('PRO')).not.toContain('outside')
  })
  // External reviewers are no part of this plan, whatever its number.
  await whilePlanIs('FREE', { externalsPerReview: 5 }, async () => {
    expect(await linesOf('FREE')).not.toContain('outside')
  })
})

test('AI and applause go by the row of the plan, too', async () => {
  const { admin } = await aTeamOfTwo()
  const row = { aiRequestLimit: 31, aiRequestsPerDay: 11, aiTokensPerDay: 41_000, applausePerPersonAndMonth: 12 }
  const changed = await whilePlanIs('PRO', row, () => getFrame(admin))
  expect(limitOf(changed, 'aiRequestsPerMonth')).toBe(31)
  expect(limitOf(changed, 'aiRequestsPerDay')).toBe(11)
  expect(limitOf(changed, 'aiTokensPerDay')).toBe(41_000)
  expect(limitOf(changed, 'applausePerPersonAndMonth')).toBe(12)
  expect(limitOf({ ...changed, isBilled: false }, 'aiTokensPerDay')).toBeNull()
  const any = await whilePlanIs('PRO', { applausePerPersonAndMonth: null }, () => getFrame(admin))
  expect(limitOf(any, 'applausePerPersonAndMonth')).toBeNull()
})

test.each([
  { externalsPerReview: -1 },
  { externalsPerReview: 501 },
  { aiRequestsPerDay: -1 },
  { aiTokensPerDay: -1 },
  { applausePerPersonAndMonth: -1 },
])('%o is refused, as no plan can be so', async (data) => {
  await expect(db.plan.updateMany({ where: { type: 'PRO' }, data })).rejects.toThrow('Plan_limits_check')
})
