import { expect, test } from 'vitest'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { db } from '@/lib/platform/db'
import { anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

test('a link shows where it leads, in the words of the workspace, and who invites', async () => {
  const workspace = await aWorkspace({ name: 'Letterpress' })
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  const { token } = await anInvitation(admin)
  expect(await findInvitation({ token })).toMatchObject({ workspaceName: 'Letterpress', workspaceDescription: '' })
  await db.workspace.update({ where: { id: workspace.id }, data: { description: 'We print letters.' } })
  expect(await findInvitation({ token })).toMatchObject({
    workspaceDescription: 'We print letters.',
    inviterName: 'Amara Okafor',
  })
})

test('a link that was never sent opens nothing', async () => {
  expect(await findInvitation({ token: 'nothing-like-a-token' })).toBeNull()
})
