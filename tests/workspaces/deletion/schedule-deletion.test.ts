import { expect, test } from 'vitest'
import { findReviewer } from '@/lib/access/reviewer'
import { memberActor } from '@/lib/access/actor'
import { switchWorkspace } from '@/lib/members/sign-in/commands/switch-workspace'
import { findSessionPerson } from '@/lib/members/sign-in/queries'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { scheduleDeletion } from '@/lib/workspaces/deletion/commands/schedule-deletion'
import { isNameOf } from '@/lib/workspaces/deletion/rules'
import { aManager, aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { aReview, mailedCode } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { mailsTo } from '@/tests/support/outbox'
import { expectRefused } from '@/tests/support/refused'

const dayOf = async (id: string) => (await db.workspace.findUniqueOrThrow({ where: { id } })).deletionAt

test('an Admin who types the name sets the day, and every Admin is told', async () => {
  const workspace = await aWorkspace({ name: 'Acme Works' })
  const [admin, other] = await Promise.all([anAdmin({ workspace, firstName: 'Ada' }), anAdmin({ workspace })])
  const member = await aMember({ workspace })
  const before = now()
  await scheduleDeletion(admin, { typedName: ' acme  works ' })
  const day = await dayOf(workspace.id)
  expect(day?.getTime()).toBeGreaterThanOrEqual(daysFrom(before, 30).getTime())
  for (const { email } of [admin, other]) {
    expect(await mailsTo(email)).toMatchObject([
      { event: 'workspace.deletion-scheduled', props: { doerName: 'Ada Nair', workspaceName: 'Acme Works' } },
    ])
  }
  expect(await mailsTo(member.email)).toEqual([])
  const lines = await db.auditEntry.findMany({ where: { workspaceId: workspace.id } })
  expect(lines).toMatchObject([{ action: 'workspace.deletion-scheduled', memberId: admin.memberId }])
})

test.each([
  ['Manager', aManager],
  ['Member', aMember],
] as const)('a %s does not', async (_role, aColleague) => {
  const actor = await aColleague()
  await expectRefused(scheduleDeletion(actor, { typedName: 'Acme' }), 'forbidden')
  expect(await dayOf(actor.workspaceId)).toBeNull()
})

test('another name is refused beside the field; an Admin of another workspace deletes only their own', async () => {
  const [admin, stranger] = await Promise.all([anAdmin(), anAdmin()])
  await expectRefused(scheduleDeletion(admin, { typedName: 'Acne' }), 'invalid', 'typedName')
  await expectRefused(scheduleDeletion(admin, { typedName: '' }), 'invalid', 'typedName')
  await scheduleDeletion(stranger, { typedName: 'Acme' })
  expect(await dayOf(admin.workspaceId)).toBeNull()
})

test('from that moment nobody can open it: no member, nobody by an old link', async () => {
  const workspace = await aWorkspace()
  const [admin, member] = await Promise.all([anAdmin({ workspace }), aMember({ workspace })])
  const elsewhere = await aPlace({ userId: member.userId, workspace: await aWorkspace() })
  const email = `${unique('olga')}@elsewhere.example`
  await aReview(admin, { emails: [email] })
  const code = await mailedCode(email)
  expect(await findReviewer(code)).not.toBeNull()
  await scheduleDeletion(admin, { typedName: 'Acme' })
  await expect(memberActor(member.memberId)).rejects.toThrow('no active member')
  await expect(memberActor(admin.memberId)).rejects.toThrow('no active member')
  expect(await findReviewer(code)).toBeNull()
  expect(await switchWorkspace({ userId: member.userId, workspaceId: workspace.id })).toBe(false)
  expect((await findSessionPerson(member.userId))?.workspaceIds).toEqual([elsewhere.workspaceId])
  expect((await findSessionPerson(admin.userId))?.workspaceIds).toEqual([])
})

test('a second press changes nothing: one day, one mail, one line', async () => {
  const admin = await anAdmin()
  await Promise.all([scheduleDeletion(admin, { typedName: 'Acme' }), scheduleDeletion(admin, { typedName: 'Acme' })])
  const day = await dayOf(admin.workspaceId)
  await scheduleDeletion(admin, { typedName: 'Acme' })
  expect(await dayOf(admin.workspaceId)).toEqual(day)
  expect(await mailsTo(admin.email)).toHaveLength(1)
  expect(await db.auditEntry.count({ where: { workspaceId: admin.workspaceId } })).toBe(1)
})

test.each([
  ['Acme', 'Acme', true],
  [' acme ', 'Acme', true],
  ['acme  works', 'Acme Works', true],
  ['Acme', 'Acme Works', false],
  ['', 'Acme', false],
])('%j means %j: %s', (typed, name, isMeant) => {
  expect(isNameOf(typed, name)).toBe(isMeant)
})
