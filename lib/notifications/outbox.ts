import 'server-only'
import { now, samePressSince } from '@/lib/platform/clock'
import { db, Prisma, type Tx } from '@/lib/platform/db'
import type { CalendarFile } from '@/lib/platform/documents/calendar-file'
import { wake } from '@/lib/platform/queue'
import { seal, unsealIfPossible } from '@/lib/platform/secrets'
import { followingEvents, type MailEvent, type MailProps } from './letters'
import type { NotificationType } from './rules/notification-kinds'
import { listMailings, type Mailing } from './preferences/queries/list-mailings'
import { listUnsubscribed } from './unsubscribing/queries/list-unsubscribed'
import { readerLinks } from './unsubscribing/queries/member-code'

export const DELIVER_JOB = 'mail.deliver'

/** Without the first name, which the outbox adds: of the account, else of the given name. */
type Said<Event extends MailEvent> = Omit<MailProps<Event>, 'recipientName'> & { recipientName?: string }

/** `key` is the object; it is unique with event and address, so a repeat adds nothing. */
export type OutgoingMail<Event extends MailEvent> = {
  event: Event
  key: string
  to: { address: string; name?: string }
  /** The member whose face the mail shows. */
  from?: string
  props: Said<Event>
  /** The kinds of notification, if they vary between mails of the event. */
  about?: NotificationType[]
  calendar?: CalendarFile
}

/** Without unsubscribable mails to unsubscribed addresses. */
async function wanted<Event extends MailEvent>(tx: Tx, workspaceId: string | null, mails: OutgoingMail<Event>[]) {
  const offers = ({ props }: OutgoingMail<Event>) => 'unsubscribeLink' in props && props.unsubscribeLink !== undefined
  const addresses = mails.filter(offers).map(({ to }) => to.address)
  if (workspaceId === null || addresses.length === 0) return mails
  const unsubscribed = await listUnsubscribed(tx, workspaceId, addresses)
  return mails.filter((mail) => !offers(mail) || !unsubscribed.has(mail.to.address))
}

type Sent = { event: MailEvent; key: string; address: string }

const keyOf = ({ event, key, address }: Sent) => `${event}:${key}:${address}`

/** The time it may leave, and its sealed content. */
function rowOf<Event extends MailEvent>(
  { event, key, to, from, props, about, calendar }: OutgoingMail<Event>,
  mailing: Mailing,
  workspaceId: string | null,
) {
  const links = readerLinks(event, { ...mailing, about, workspaceId })
  const [given = ''] = (to.name ?? '').split(' ')
  const sender = from && workspaceId ? { memberId: from, workspaceId } : undefined
  return {
    event,
    key: keyOf({ event, key, address: to.address }),
    recipient: to.address,
    recipientName: to.name ?? '',
    sealedProps: seal(
      JSON.stringify({ recipientName: mailing.firstName ?? given, ...props, ...links, calendar, from: sender }),
    ),
    dueAt: mailing.dueAt,
  }
}

/**
 * Queues mails of an event in its transaction, except those turned off. They leave after the commit, or after quiet
 * hours. Returns how many are new.
 */
export async function queueMail<Event extends MailEvent>(
  tx: Tx,
  workspaceId: string | null,
  mails: OutgoingMail<Event>[],
): Promise<number> {
  const [first] = mails
  if (first === undefined) return 0
  const addresses = mails.map(({ to }) => to.address)
  const mailingOf = await listMailings(tx, workspaceId, first.event, addresses)
  const createdAt = now()
  const data = (await wanted(tx, workspaceId, mails))
    .map((mail) => ({ mail, mailing: mailingOf(mail.to.address) }))
    .filter(({ mailing }) => mailing.isWanted)
    .map(({ mail, mailing }) => ({ ...rowOf(mail, mailing, workspaceId), workspaceId, createdAt }))
  if (data.length === 0) return 0
  const { count } = await tx.mail.createMany({ data, skipDuplicates: true })
  await wake(tx, DELIVER_JOB)
  return count
}

/**
 * Deletes all mails and bounces of an address that belongs to nobody, queued ones included, in the caller's
 * transaction.
 */
export async function dropMails(tx: Tx, recipient: string) {
  await tx.mail.deleteMany({ where: { recipient } })
  await tx.bouncedAddress.deleteMany({ where: { email: recipient } })
}

/** The first part of the key they are queued with. */
type MailsAbout = { event: MailEvent; about: string }

const ofWorkspace = (id: string | null) =>
  id === null ? Prisma.sql`"workspaceId" IS NULL` : Prisma.sql`"workspaceId" = ${id}::uuid`

const waitingAbout = (
  workspaceId: string | null,
  addresses: readonly string[],
  mails: readonly MailsAbout[],
) => Prisma.sql`
  ${ofWorkspace(workspaceId)} AND status = 'QUEUED' AND recipient = ANY (${addresses}::text[])
    AND split_part(key, ':', 1) || ':' || split_part(key, ':', 2)
      = ANY (${mails.map(({ event, about }) => `${event}:${about}`)}::text[])`

/** Cancels unsent mails whose reason is gone, in the same transaction. */
export const withdrawMails = (
  tx: Tx,
  workspaceId: string | null,
  addresses: readonly string[],
  mails: readonly MailsAbout[],
) => tx.$executeRaw`DELETE FROM "Mail" WHERE ${waitingAbout(workspaceId, addresses, mails)}`

type Waiting = { id: string; sealedProps: string }

/** The content; null if it can't be opened, which fails only when it is sent. */
function saidBy<Event extends MailEvent>({ sealedProps }: Waiting, _event: Event): MailProps<Event> | null {
  const written = unsealIfPossible(sealedProps)
  return written === null ? null : JSON.parse(written)
}

/**
 * Cancels an unsent mail and returns its content for its replacement. One that a worker is sending right now stays, or
 * both would arrive.
 */
export async function replaceMails<Event extends MailEvent>(
  tx: Tx,
  workspaceId: string,
  address: string,
  { event, about }: { event: Event; about: string },
): Promise<MailProps<Event>[]> {
  const taken = await tx.$queryRaw<Waiting[]>`
    DELETE FROM "Mail" WHERE ${waitingAbout(workspaceId, [address], [{ event, about }])}
      AND NOT (attempts > 0 AND "lastError" IS NULL AND "dueAt" > ${now()}) RETURNING id, "sealedProps"`
  return taken.flatMap((mail) => saidBy(mail, event) ?? [])
}

/**
 * Rewrites unsent mails by `change`, in its transaction; null cancels them. The rows are locked against other changes.
 */
export async function rewriteMails<Event extends MailEvent>(
  tx: Tx,
  workspaceId: string,
  addresses: readonly string[],
  mails: readonly { event: Event; about: string }[],
  change: (props: MailProps<Event>) => MailProps<Event> | null,
) {
  const [first] = mails
  if (first === undefined) return
  const held = await tx.$queryRaw<Waiting[]>`
    SELECT id, "sealedProps" FROM "Mail" WHERE ${waitingAbout(workspaceId, addresses, mails)} ORDER BY id FOR UPDATE`
  const changed = held.flatMap((mail) => {
    const said = saidBy(mail, first.event)
    return said === null ? [] : [{ id: mail.id, props: change(said) }]
  })
  const kept = changed.filter(({ props }) => props !== null)
  const over = changed.filter(({ props }) => props === null)
  if (over.length > 0) await tx.mail.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } })
  if (kept.length === 0) return
  await tx.$executeRaw`
    UPDATE "Mail" m SET "sealedProps" = n.props
    FROM unnest(${kept.map(({ id }) => id)}::uuid[], ${kept.map(({ props }) => seal(JSON.stringify(props)))}::text[]) n(id, props)
    WHERE m.id = n.id AND m.status = 'QUEUED'`
}

/**
 * Moves queued mails from an old address to the new one, in the transaction of the change. Warnings and requested
 * links stay at the old one, and nothing already sent there is sent again.
 */
export const redirectMails = (tx: Tx, { userId, from, to }: { userId: string; from: string; to: string }) =>
  tx.$executeRaw`
    WITH known AS (
      SELECT id, left(key, -length(${from}::text)) || ${to} AS key FROM "Mail"
      WHERE right(key, ${from.length + 1}::int) = ':' || ${from} AND event = ANY (${followingEvents})
        AND "workspaceId" IN (SELECT "workspaceId" FROM "Member" WHERE "userId" = ${userId}::uuid))
    UPDATE "Mail" l SET recipient = CASE WHEN l.status = 'QUEUED' THEN ${to} ELSE l.recipient END, key = w.key FROM known w
    WHERE l.id = w.id AND NOT EXISTS (SELECT FROM "Mail" k WHERE k.key = w.key)`

/** True if this mail exists and no later one of its event went to the address. */
export async function isNewestMail(sent: Sent): Promise<boolean> {
  const newest = await db.mail.findFirst({
    where: { recipient: sent.address, event: sent.event },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { key: true },
  })
  return newest?.key === keyOf(sent)
}

/** True within a minute of such a mail; a key narrows it to that object. */
export async function isMailedJustNow(tx: Tx, { key, ...to }: Pick<Sent, 'event' | 'address'> & { key?: string }) {
  const about = key === undefined ? {} : { key: { startsWith: `${to.event}:${key}:` } }
  const where = { recipient: to.address, event: to.event, createdAt: { gt: samePressSince(now()) }, ...about }
  return (await tx.mail.count({ where })) > 0
}
