import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvitationList } from '@/components/invitations/list/invitation-list'
import { chosenNews, revokeText } from '@/components/invitations/list/chosen-words'
import { countInWords } from '@/components/invitations/list/invitation-words'
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

test('every invitation but a revoked one can be chosen with others', async () => {
  const admin = await anAdmin()
  const [open, revoked] = [await anInvitation(admin), await anInvitation(admin)]
  await revokeInvitation(admin, { id: revoked.id })
  const drawn = async (status: string) => {
    const { rows, asOf } = await listInvitations(admin, invitationListSchema.parse({ status }))
    return renderToStaticMarkup(<InvitationList rows={rows} asOf={asOf} zone="UTC" requested={[]} />)
  }
  const chosen = [...(await drawn('all')).matchAll(/type="checkbox"[^>]*value="([\w-]+)"/g)].map(([, id]) => id)
  expect(chosen).toEqual([open.id])
  expect(await drawn('revoked')).not.toContain('checkbox')
})

test('the news of several says what was left out and why, and a confirmation what is lost', () => {
  expect(chosenNews('resend', { done: 2, left: 1 })).toMatchObject({
    type: 'success',
    title: '2 invitations sent again',
    description: '1 left out: just sent, unsubscribed from mail, or no longer pending.',
  })
  expect(chosenNews('revoke', { done: 0, left: 2 })).toMatchObject({ type: 'info', title: 'No invitation revoked' })
  expect(revokeText(['one'], [])).toBe('The link stops working and the seat is free. They get no notification.')
  expect(revokeText(['one', 'two'], ['two', 'three'])).toBe(
    'The links stop working and the seats are free. They get no notification. Your request won’t reach them.',
  )
})

test('the count says what the filter and the rows call them', async () => {
  const admin = await anAdmin()
  const revoked = await anInvitation(admin)
  await anInvitation(admin)
  await revokeInvitation(admin, { id: revoked.id })
  const filter = invitationListSchema.parse({})
  expect(countInWords(filter, await listInvitations(admin, filter), 1)).toBe('2 invitations, 1 pending')
})
