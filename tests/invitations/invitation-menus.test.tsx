import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvitationList } from '@/components/invitations/list/invitation-list'
import { revokeInvitation } from '@/lib/invitations/commands/revoke-invitation'
import { listInvitations } from '@/lib/invitations/queries/list-invitations'
import { invitationListSchema } from '@/lib/invitations/schema'
import { aMuteAddress, anInvitation } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'

test('an address that wants no mail has a menu without resending, which would be refused', async () => {
  const admin = await anAdmin()
  const [muted, revoked] = [await anInvitation(admin), await anInvitation(admin), await anInvitation(admin)]
  await aMuteAddress(admin.workspaceId, muted.email)
  await revokeInvitation(admin, { id: revoked.id })
  const { rows, asOf } = await listInvitations(admin, invitationListSchema.parse({}))
  const markup = renderToStaticMarkup(<InvitationList rows={rows} asOf={asOf} zone="UTC" requested={[]} />)
  const menus = [...markup.matchAll(/popovertarget="([\w-]+)"/gi)].map(([, menu]) => menu)
  expect(menus.toSorted()).toEqual(['invitation-menu', 'revoked-menu', 'unmailed-menu'])
})
