import 'server-only'
import { hasMailbox, readMailbox, readMailboxMessage, type StoredMessage } from '@/lib/platform/mail/mailbox'
import { notFoundRefusal } from '@/lib/shared/refusal'
import { truncate } from '@/lib/shared/text'
import { now } from '@/lib/platform/clock'

const SHOWN = 100

export type MailboxRow = { id: string; to: string; subject: string; beginning: string; receivedAt: Date }

export type MailboxView = { rows: MailboxRow[]; readAt: Date }

/** The local mailbox page; null where mail goes to real mailboxes. */
export const findMailboxPath = (): string | null => (hasMailbox() ? '/mailbox' : null)

const noMailbox = () => notFoundRefusal('page')

const toRow = ({ id, to, subject, text, receivedAt }: StoredMessage): MailboxRow => ({
  id,
  to: to.join(', '),
  subject,
  beginning: truncate(text.replace(/\s+/g, ' ').trim(), 120),
  receivedAt,
})

/** Throws not-found outside demo and development. */
export async function listMailbox(): Promise<MailboxView> {
  if (!hasMailbox()) throw noMailbox()
  return { rows: (await readMailbox(SHOWN)).map(toRow), readAt: now() }
}

export async function getMailboxMessage(id: string): Promise<StoredMessage> {
  const message = await readMailboxMessage(id)
  if (!message) throw noMailbox()
  return message
}

export type MailboxMessage = StoredMessage
