import type { Metadata } from 'next'
import { InviteScreen } from '@/components/invitations/invite/invite-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { findInviteStart, newStart } from '@/lib/invitations/queries/find-invite-start'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { inviteParamsSchema } from '@/lib/invitations/schema'

export const metadata: Metadata = { title: 'Invite people' }

export default async function AddPeoplePage({ searchParams }: PageProps<'/users/add'>) {
  const actor = await requireMember()
  const { emails, again } = inviteParamsSchema.parse(await searchParams)
  const [view, earlier] = await Promise.all([
    onScreen(getInviteForm(actor)),
    again === undefined ? null : findInviteStart(actor, again),
  ])
  return <InviteScreen view={view} start={earlier ?? newStart(emails)} zone={actor.timeZone} />
}
