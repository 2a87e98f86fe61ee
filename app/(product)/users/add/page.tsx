import type { Metadata } from 'next'
import { InviteScreen } from '@/components/invitations/invite/invite-screen'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getInviteForm } from '@/lib/invitations/queries/get-invite-form'
import { inviteParamsSchema } from '@/lib/invitations/schema'

export const metadata: Metadata = { title: 'Invite people' }

export default async function AddPeoplePage({ searchParams }: PageProps<'/users/add'>) {
  const actor = await requireMember()
  const { emails } = inviteParamsSchema.parse(await searchParams)
  return <InviteScreen view={await onScreen(getInviteForm(actor))} emails={emails} zone={actor.timeZone} />
}
