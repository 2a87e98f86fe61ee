import type { Metadata } from 'next'
import { MailboxScreen } from '@/components/notifications/mailbox/mailbox-screen'
import { onScreen } from '@/lib/access/outcome'
import { listMailbox } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }
// Only a request tells whether there is a mailbox.
export const dynamic = 'force-dynamic'

export default async function MailboxPage() {
  return <MailboxScreen mailbox={await onScreen(listMailbox())} />
}
