import type { Metadata } from 'next'
import { MailboxScreen } from '@/components/notifications/mailbox/mailbox-screen'
import { onScreen } from '@/lib/access/outcome'
import { listMailbox } from '@/lib/notifications/queries/list-mailbox'

export const metadata: Metadata = { title: 'Mailbox', robots: { index: false } }
// Outside of a request there is neither a mailbox nor a way to know whether there is one.
export const dynamic = 'force-dynamic'

export default async function MailboxPage() {
  return <MailboxScreen mailbox={await onScreen(listMailbox())} />
}
