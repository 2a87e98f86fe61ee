import type { Metadata } from 'next'
import { JoiningScreen } from '@/components/invitations/joining/joining-screen'
import { findPerson } from '@/lib/access/person'
import { findInvitation } from '@/lib/invitations/joining/queries'
import { invitationParamsSchema } from '@/lib/invitations/joining/schema'
import { findMailboxPath } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Your invitation', robots: { index: false, follow: false } }

/** Only the button uses the link, because mail scanners open links. */
export default async function InvitationPage({ params, searchParams }: PageProps<'/workspace/invitation/[token]'>) {
  const { token = '', proof } = invitationParamsSchema.parse({ ...(await searchParams), ...(await params) })
  const [invitation, person] = await Promise.all([token === '' ? null : findInvitation({ token, proof }), findPerson()])
  return (
    <JoiningScreen token={token} proof={proof} invitation={invitation} person={person} mailbox={findMailboxPath()} />
  )
}
