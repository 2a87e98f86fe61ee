import type { Metadata } from 'next'
import { MailboxScreen } from '@/components/notifications/mailbox/mailbox-screen'
import { onScreen } from '@/lib/access/outcome'
import { listMailbox } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }
// Depends on the request's host.
export const dynamic = 'force-dynamic'

export default async function MailboxPage() {
  return <MailboxScreen mailbox={await onScreen(listMailbox())} />
}
