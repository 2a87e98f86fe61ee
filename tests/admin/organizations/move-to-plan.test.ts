import { expect, test } from 'vitest'
import { systemActor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { moveToPlan } from '@/lib/admin/organizations/commands/move-to-plan'
import { checkSubscription } from '@/lib/billing/paying/commands/check-subscription'
import { checkSubscriptions } from '@/lib/billing/paying/jobs'
import { getPaying } from '@/lib/billing/paying/queries/get-paying'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { aCheckout, aPayingWorkspace, theRazorpay } from '@/tests/billing/paying/the-razorpay'
import { anAdmin, aSuperAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'

test('puts a workspace on the plan once, and both logs say so', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const [root, admin] = [await aSuperAdmin(), await anAdmin({ workspace })]
  const asked = { id: workspace.id, plan: 'BUSINESS', reason: 'Agreed on the phone.' } as const
  await moveToPlan(root, asked)
  await moveToPlan(root, asked)
  expect((await getFrame(admin)).plan).toBe('BUSINESS')
  expect(await actsOn(root, workspace.id)).toEqual([['workspace.moved-to-plan', asked.reason]])
  expect(await db.auditEntry.count({ where: { workspaceId: workspace.id, action: 'plan.set' } })).toBe(1)
})

test('ends what was paid for, at Razorpay too', async () => {
  const razorpay = await theRazorpay()
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id, remote } = await aCheckout(await anAdmin({ workspace }), razorpay)
  razorpay.books.pay(remote)
  await checkSubscription(systemActor(workspace.id), { id })
  expect(await db.upcomingInvoice.count({ where: { workspaceId: workspace.id } })).toBe(1)
  await moveToPlan(await aSuperAdmin(), { id: workspace.id, plan: 'ENTERPRISE', reason: 'Pays by bank transfer.' })
  expect(await db.upcomingInvoice.count({ where: { workspaceId: workspace.id } })).toBe(0)
  await checkSubscriptions(now())
  expect(remote.status).toBe('cancelled')
  expect((await getFrame(await anAdmin({ workspace }))).plan).toBe('ENTERPRISE')
})

test('ends a subscription whose card failed for good, at Razorpay too', async () => {
  const paying = await aPayingWorkspace()
  const { admin, remote, workspace, books } = paying
  books.failCharge(remote, 'halted')
  await paying.sync()
  await moveToPlan(await aSuperAdmin(), { id: workspace.id, plan: 'ENTERPRISE', reason: 'Pays by bank transfer.' })
  expect((await getPaying(admin)).subscription).toBeNull()
  await checkSubscriptions(now())
  expect(remote.status).toBe('cancelled')
  expect(await paying.find()).toMatchObject({ status: 'CANCELED', razorpayStatus: 'cancelled' })
  expect(await db.upcomingInvoice.count({ where: { workspaceId: workspace.id } })).toBe(0)
  expect((await getFrame(admin)).plan).toBe('ENTERPRISE')
})

test('mails its Admins once, and says that a paid subscription has ended', async () => {
  const { admin, workspace } = await aPayingWorkspace()
  const told = async () =>
    (await mailsTo(admin.email)).flatMap(({ event, props }) => (event === 'workspace.plan-changed' ? [props] : []))
  const root = await aSuperAdmin()
  for (const plan of ['FREE', 'FREE', 'BUSINESS'] as const)
    await moveToPlan(root, { id: workspace.id, plan, reason: 'Agreed on the phone.' })
  expect(await told()).toMatchObject([
    { planName: 'Free', text: 'Your subscription has ended, and nothing more is charged. Nothing was deleted.' },
    { planName: 'Business', text: 'It isn’t charged.' },
  ])
  expect(JSON.stringify(await told())).not.toContain('phone')
})
