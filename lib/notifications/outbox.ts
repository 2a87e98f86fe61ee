import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { wake } from '@/lib/platform/queue'
import { seal } from '@/lib/platform/secrets'
import type { MailEvent, MailProps } from './templates'
import { listUnsubscribed } from './unsubscribing/queries'

export const DELIVER_JOB = 'mail.deliver'

/** A mail to one address. `key` is the object it is about; with event and address it is unique, so a repeat adds nothing. */
export type OutgoingMail<Event extends MailEvent> = {
  event: Event
  key: string
  to: { address: string; name?: string }
  props: MailProps<Event>
}

/** Without the letters that offer to unsubscribe, as far as they go to addresses that did. */
async function wanted<Event extends MailEvent>(tx: Tx, workspaceId: string | null, mails: OutgoingMail<Event>[]) {
  const offers = ({ props }: OutgoingMail<Event>) => 'unsubscribeLink' in props && props.unsubscribeLink !== undefined
  const addresses = mails.filter(offers).map(({ to }) => to.address)
  if (workspaceId === null || addresses.length === 0) return mails
  const unsubscribed = await listUnsubscribed(tx, workspaceId, addresses)
  return mails.filter((mail) => !offers(mail) || !unsubscribed.has(mail.to.address))
}

/** Puts mails of one event into the outbox, in the transaction of the event. They leave after it is committed. */
export async function queueMail<Event extends MailEvent>(
  tx: Tx,
  workspaceId: string | null,
  mails: OutgoingMail<Event>[],
) {
  const createdAt = now()
  const data = (await wanted(tx, workspaceId, mails)).map(({ event, key, to, props }) => ({
    workspaceId,
    event,
    key: `${event}:${key}:${to.address}`,
    recipient: to.address,
    recipientName: to.name ?? '',
    sealedProps: seal(JSON.stringify(props)),
    dueAt: createdAt,
    createdAt,
  }))
  if (data.length === 0) return
  await tx.mail.createMany({ data, skipDuplicates: true })
  await wake(tx, DELIVER_JOB)
}
