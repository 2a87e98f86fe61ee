import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { operatorActor } from '@/lib/access/operator'
import { setPlan } from '@/lib/billing/commands/set-plan'
import { setPlanSchema } from '@/lib/billing/schema'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { expectRefused } from '@/tests/support/refused'

const planOf = async (memberId: string) => (await memberActor(memberId)).plan

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

test('a plan there is not does not pass', () => {
  expect(setPlanSchema.safeParse({ slug: 'acme', plan: 'GOLD' }).success).toBe(false)
})
