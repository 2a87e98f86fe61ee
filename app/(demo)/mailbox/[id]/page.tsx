import type { Metadata } from 'next'
import { MailboxMessage } from '@/components/notifications/mailbox/mailbox-message'
import { MailboxScreen } from '@/components/notifications/mailbox/mailbox-screen'
import { onScreen } from '@/lib/access/outcome'
import { getMailboxMessage, listMailbox } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }

export default async function MailboxMessagePage({ params }: PageProps<'/mailbox/[id]'>) {
  const { id } = await params
  const [mailbox, message] = await onScreen(Promise.all([listMailbox(), getMailboxMessage(id)]))
  return (
    <MailboxScreen mailbox={mailbox} openId={message.id}>
      <MailboxMessage message={message} />
    </MailboxScreen>
  )
}
