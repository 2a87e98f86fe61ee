import { expect, test } from 'vitest'
import { memberActor } from '@/lib/access/actor'
import { turnedAway } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { suspendWorkspace } from '@/lib/admin/organizations/commands/suspend-workspace'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { deliverDueMails } from '@/lib/notifications/jobs'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { listOwnWorkspaces } from '@/lib/workspaces/queries'
import { anAdmin, aMember, aSuperAdmin } from '@/tests/factories/members'
import { aReview } from '@/tests/factories/reviews'
import { aWorkspace } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { actsOn } from '@/tests/support/platform-acts'
import { expectRefused } from '@/tests/support/refused'

const reason = 'Reported for spam.'

test('keeps everybody out, tells the Admins why and logs it once', async () => {
  const workspace = await aWorkspace({ name: 'Harbour' })
  const [root, admin, member] = [await aSuperAdmin(), await anAdmin({ workspace }), await aMember({ workspace })]
  await suspendWorkspace(root, { id: workspace.id, reason })
  await suspendWorkspace(root, { id: workspace.id, reason: 'Again.' })
  await expect(memberActor(member.memberId)).rejects.toThrow()
  expect(await switchWorkspace(admin)).toBe(false)
  expect(await mailsTo(admin.email)).toMatchObject([{ event: 'workspace.suspended', props: { reason } }])
  expect(await mailsTo(member.email)).toEqual([])
  expect(await actsOn(root, workspace.id)).toEqual([['workspace.suspended', reason]])
})

test('its people see that it is suspended, and can go on elsewhere', async () => {
  const workspace = await aWorkspace()
  const member = await aMember({ workspace })
  await suspendWorkspace(await aSuperAdmin(), { id: workspace.id, reason })
  const person = await personActor(member.userId)
  expect(await listOwnWorkspaces(person)).toMatchObject([{ id: workspace.id, isOpen: false, deletionAt: null }])
  const session = { ...person, currentWorkspaceId: workspace.id }
  expect((await turnedAway(session)).message).toMatch(/^This workspace is suspended\./)
})

test('mail that waits is held and nothing is deleted', async () => {
  const workspace = await aWorkspace()
  const [creator, asked] = [await anAdmin({ workspace }), await aMember({ workspace })]
  await aReview(creator, { asked: [asked] })
  await suspendWorkspace(await aSuperAdmin(), { id: workspace.id, reason })
  await deliverDueMails(now())
  const waiting = await db.mail.findFirstOrThrow({ where: { recipient: asked.email } })
  expect(waiting).toMatchObject({ status: 'QUEUED', attempts: 0 })
  expect(await db.review.count({ where: { workspaceId: workspace.id } })).toBe(1)
})

test('refuses a workspace that does not exist', async () => {
  await expectRefused(suspendWorkspace(await aSuperAdmin(), { id: randomId(), reason }), 'not-found')
})
