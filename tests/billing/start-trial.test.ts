import { expect, test } from 'vitest'
import { getFrame } from '@/lib/access/frame'
import { startTrial } from '@/lib/billing/steps/start-trial'
import { daysFrom, now, setClock } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { aMember } from '@/tests/factories/members'
import { aSubscription } from '@/tests/factories/subscriptions'
import { aWorkspace } from '@/tests/factories/workspaces'

const begin = (workspaceId: string) => transaction((tx) => startTrial(tx, { workspaceId }))

test('a new workspace is on PRO for 14 days, and then on FREE', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const actor = await aMember({ workspace })
  await begin(workspace.id)
  expect(await getFrame(actor)).toMatchObject({ plan: 'PRO', subscriptionStatus: 'ACTIVE' })
  const later = daysFrom(now(), 14)
  setClock(() => later)
  expect(await getFrame(actor)).toMatchObject({ plan: 'FREE', subscriptionStatus: 'EXPIRED' })
  setClock()
})

test('there is one trial in the life of a workspace', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  await aSubscription({ workspace, status: 'EXPIRED', isTrial: true, trialEndsAt: daysFrom(now(), -30) })
  await begin(workspace.id)
  expect(await db.subscription.count({ where: { workspaceId: workspace.id } })).toBe(1)
})
