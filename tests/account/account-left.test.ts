import { expect, test } from 'vitest'
import { personActor } from '@/lib/access/person'
import { deleteAccount } from '@/lib/account/commands/delete-account'
import { listHoldings } from '@/lib/account/queries/list-holdings'
import { isAccountDeleted } from '@/lib/members/people/queries/get-person'
import { db } from '@/lib/platform/db'
import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import { putIntoTeam } from '@/lib/teams/memberships/commands/put-into-team'
import { aGoal } from '@/tests/factories/goals'
import { aMember, anAdmin } from '@/tests/factories/members'
import { toldTo } from '@/tests/factories/respondents'
import { aReview } from '@/tests/factories/reviews'
import { aTeam } from '@/tests/factories/teams'
import { aWorkspace } from '@/tests/factories/workspaces'

const password = 'harbour kettle moss'

async function aDeletedAccount() {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace })
  const colleague = await aMember({ workspace })
  const leaver = await aMember({ workspace, password })
  await aReview(leaver, { asked: [colleague] })
  await aGoal(admin, { assignees: [leaver] })
  await deleteAccount(await personActor(leaver.userId), { password, code: '' })
  return { workspace, admin, colleague, leaver }
}

test('Admins are notified of a deleted account, with the way to what is left, and nobody else is', async () => {
  const { admin, colleague, leaver } = await aDeletedAccount()
  expect(await toldTo(admin, 'account.left')).toEqual([
    'Priya Nair deleted their account. Check for work to hand over.',
  ])
  expect(await toldTo(colleague, 'account.left')).toEqual([])
  const where = { memberId: admin.memberId, key: { startsWith: 'account.left' } }
  expect(await db.notification.findFirstOrThrow({ where })).toMatchObject({
    link: `/profile/preview/${leaver.memberId}`,
    type: 'User_Invite',
  })
})

test('what a deleted account held is handed over by Admins alone', async () => {
  const { admin, colleague, leaver } = await aDeletedAccount()
  const titles = async (actor: typeof admin) => (await listHoldings(actor, leaver.memberId)).map(({ title }) => title)
  expect(await titles(admin)).toEqual(['Feedback', 'Goals'])
  expect(await titles(colleague)).toEqual([])
})

test('a deleted account is known as one in its own workspace', async () => {
  const { admin, colleague, leaver } = await aDeletedAccount()
  expect(await isAccountDeleted(admin, leaver.memberId)).toBe(true)
  expect(await isAccountDeleted(admin, colleague.memberId)).toBe(false)
  expect(await isAccountDeleted(await anAdmin(), leaver.memberId)).toBe(false)
})

test('teams that they led alone are named to the Admins, and stay to hand over until somebody leads them', async () => {
  const workspace = await aWorkspace()
  const [admin, other] = [await anAdmin({ workspace }), await aMember({ workspace })]
  const leaver = await aMember({ workspace, password })
  const design = await aTeam({ workspace, name: 'Design', managers: [leaver] })
  const research = await aTeam({ workspace, name: 'Research', managers: [leaver] })
  await aTeam({ workspace, name: 'Product', managers: [leaver, other] })
  await aTeam({ workspace, name: 'Sales', members: [leaver] })
  await deleteAccount(await personActor(leaver.userId), { password, code: '' })
  expect(await toldTo(admin, 'account.left')).toEqual([
    'Priya Nair deleted their account. Check for work to hand over. Design and Research have no manager now.',
  ])
  // Sales has nobody in it, so nobody has to lead it.
  const texts = async () => (await listHoldings(admin, leaver.memberId)).map(({ text }) => text)
  expect(await texts()).toEqual([])
  for (const team of [design, research]) await putIntoTeam(admin, { id: team.id, memberIds: [other.memberId] })
  expect(await texts()).toEqual(['2 teams without a manager: Design and Research.'])
  await makeTeamManager(admin, { id: design.id, memberId: other.memberId })
  expect(await texts()).toEqual(['1 team without a manager: Research.'])
})
