import { unique, aWorkspace } from '@/tests/factories/workspaces'
import { aMember } from '@/tests/factories/members'
import { publishReview } from '@/lib/reviews/drafting/commands/publish-review'
import { aDraft } from '@/tests/factories/reviews'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { test, expect } from 'vitest'
import { refusalOf } from '@/tests/support/refused'
import { db } from '@/lib/platform/db'
import { aSubscription } from '@/tests/factories/subscriptions'

const outside = (count: number) => Array.from({ length: count }, () => `${unique('olga')}@elsewhere.example`)

async function askOutside(workspace: { id: string }, count: number) {
  const creator = await aMember({ workspace, role: 'Manager' })
  return publishReview(creator, await aDraft(creator, { emails: outside(count) }))
}

const sentences: [plan: PlanType, count: number, sentence: string][] = [
  ['FREE', 1, 'This feature is only accessible with a paid plan.'],
  ['PRO', 26, 'You have reached the limit for your plan.'],
  ['BUSINESS', 101, 'You have reached the limit for your plan.'],
]

test.each(sentences)('on %s %i people outside are refused beside the addresses', async (plan, count, sentence) => {
  const workspace = await aWorkspace({ plan })
  const { code, fields } = await refusalOf(askOutside(workspace, count))
  expect([code, fields]).toEqual(['plan-limit', { emails: sentence }])
  expect(await db.externalReviewer.count({ where: { workspaceId: workspace.id } })).toBe(0)
})

test('on PRO 25 people outside are asked', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  await askOutside(workspace, 25)
  expect(await db.externalReviewer.count({ where: { workspaceId: workspace.id } })).toBe(25)
})

test('after the end of a subscription nobody outside is asked any more', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, plan: 'PRO', status: 'EXPIRED' })
  expect((await refusalOf(askOutside(workspace, 1))).message).toBe('Your subscription has been expired.')
})
