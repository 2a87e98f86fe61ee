import { expect, test } from 'vitest'
import { detourOf, memberActor, type Actor } from '@/lib/access/actor'
import { personActor } from '@/lib/access/person'
import { offerPath, pathIn, setUpTwoStepPath, signInPath } from '@/lib/shared/routes'
import { requireTwoStep } from '@/lib/workspaces/commands/require-two-step'
import { aMember, anAdmin, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

type Place = Pick<Actor, 'userId' | 'memberId' | 'workspaceId'>

/** Where a page leads somebody whose session is in this workspace; `isLetIn` as the workspace decides. */
async function detourFor({ userId, memberId, workspaceId }: Place, path: string, isLetIn = true) {
  const person = { ...(await personActor(userId)), currentWorkspaceId: workspaceId }
  return detourOf(path, isLetIn ? await memberActor(memberId) : null, () => Promise.resolve(person))
}

test('a mailed link into a workspace that requires two-step sign-in leads to its set-up, and on from there', async () => {
  const workspace = await aWorkspace()
  const member = await aMember({ workspace })
  await requireTwoStep(await anAdmin({ workspace, hasSecondFactor: true }), { isRequired: true })
  for (const path of [pathIn(workspace.id, '/feedback'), '/feedback'])
    expect(await detourFor(member, path, false)).toBe(setUpTwoStepPath(path))
})

test('a mailed link into another of their workspaces is offered, and one into a stranger’s is not', async () => {
  const member = await aMember()
  const other = await aPlace({ userId: member.userId, workspace: await aWorkspace() })
  const path = pathIn(other.workspaceId, '/feedback')
  expect(await detourFor(member, path)).toBe(offerPath(path))
  for (const open of ['/feedback', pathIn(member.workspaceId, '/feedback'), pathIn((await aWorkspace()).id, '/goals')])
    expect(await detourFor(member, open)).toBeNull()
})

test('nobody signed in is led to the sign-in', async () => {
  expect(await detourOf('/goals', null, () => Promise.resolve(null))).toBe(signInPath('/goals'))
})
