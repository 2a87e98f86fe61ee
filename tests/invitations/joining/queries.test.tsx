import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvitationSummary } from '@/components/invitations/joining/invitation-summary'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { db } from '@/lib/platform/db'
import { anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aTag } from '@/tests/factories/tags'
import { aTeam } from '@/tests/factories/teams'
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

test('a link shows which teams the invitee leads and which they are in, and their tags', async () => {
  const workspace = await aWorkspace()
  const admin = await anAdmin({ workspace, firstName: 'Amara', lastName: 'Okafor' })
  const [design, product] = [await aTeam({ workspace, name: 'Design' }), await aTeam({ workspace, name: 'Product' })]
  const tag = await aTag({ workspace, name: 'Mentor' })
  const { id, token } = await anInvitation(admin, {
    role: 'Manager',
    teamIds: [design.id, product.id],
    tagIds: [tag.id],
  })
  await db.invitationTeam.updateMany({ where: { invitationId: id, teamId: product.id }, data: { isManager: true } })
  const offer = await findInvitation({ token })
  expect(offer && renderToStaticMarkup(<InvitationSummary {...offer} />)).toBe(
    'Amara Okafor invited you as a Manager in Design. You’ll lead Product. Tag: Mentor.',
  )
})
