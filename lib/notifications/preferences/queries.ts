import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import type { Delivery, NotificationType } from '@/lib/platform/generated/prisma/enums'
import type { Tx } from '@/lib/platform/tx'
import { canWait, goesByItself, isTurnedOff, nextDigest, quietEnd, typeOfMail, type ChosenMail } from './rules'
import type { SavePreferencesInput } from './schema'

/** How somebody hears of things, as the form shows it, and what the mail server last said of their address. */
export type PreferencesView = SavePreferencesInput & { email: string; bounceReason: string | null }

const isProduct = (delivery: Delivery | undefined) => (delivery === 'OFF' ? 'OFF' : 'AT_ONCE')

/**
 * The viewer's preferences here. What they never chose is at once, in the product and by mail, as far as there is such
 * mail.
 */
export async function getPreferences({ userId, memberId, workspaceId, email }: Actor): Promise<PreferencesView> {
  const [user, chosen, bounced] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { digestHour: true, quietFrom: true, quietUntil: true },
    }),
    db.notificationPreference.findMany({
      where: { workspaceId, memberId },
      select: { type: true, channel: true, delivery: true },
    }),
    db.bouncedAddress.findUnique({ where: { email }, select: { reason: true } }),
  ])
  const delivery = (type: NotificationType, channel: 'PRODUCT' | 'MAIL') =>
    chosen.find((row) => row.type === type && row.channel === channel)?.delivery
  return {
    reviewProduct: isProduct(delivery('Review', 'PRODUCT')),
    reviewMail: delivery('Review', 'MAIL') ?? 'AT_ONCE',
    inviteProduct: isProduct(delivery('User_Invite', 'PRODUCT')),
    inviteMail: delivery('User_Invite', 'MAIL') === 'DIGEST' ? 'DIGEST' : 'OFF',
    digestHour: user.digestHour,
    quietFrom: user.quietFrom ?? '',
    quietUntil: user.quietUntil ?? '',
    ...{ email, bounceReason: bounced?.reason ?? null },
  }
}

/** Whether a telling is shown in the product, and when it goes into the daily mail of its member; null: it does not. */
export type Heard = { isShown: boolean; digestAt: Date | null }

type Told = { memberId: string; type: NotificationType }

const placeOf = ({ memberId, type }: Told) => `${memberId} ${type}`

/** How each of these is to be heard. Of most people nothing is stored, so one statement finds the few who chose. */
export async function listHeard(tx: Tx, workspaceId: string, told: readonly Told[]): Promise<(telling: Told) => Heard> {
  const rows = await tx.notificationPreference.findMany({
    relationLoadStrategy: 'join',
    where: {
      workspaceId,
      memberId: { in: [...new Set(told.map(({ memberId }) => memberId))] },
      type: { in: [...new Set(told.map(({ type }) => type))] },
      OR: [
        { channel: 'PRODUCT', delivery: 'OFF' },
        { channel: 'MAIL', delivery: 'DIGEST' },
      ],
    },
    select: {
      ...{ memberId: true, type: true, channel: true },
      member: { select: { user: { select: { timeZone: true, digestHour: true } } } },
    },
  })
  const silent = new Set(rows.filter(({ channel }) => channel === 'PRODUCT').map(placeOf))
  const gathered = new Map(
    rows.filter(({ channel }) => channel === 'MAIL').map((row) => [placeOf(row), nextDigest(now(), row.member.user)]),
  )
  return (telling) => ({
    isShown: !silent.has(placeOf(telling)),
    digestAt: gathered.get(placeOf(telling)) ?? null,
  })
}

/** What is to be known of somebody with an account before they are mailed. */
type Recipient = {
  email: string
  /** Null: nobody has confirmed that the address is theirs, so the name may be a stranger's. */
  firstName: string | null
  /** Null: the account has no place in this workspace. */
  memberId: string | null
  delivery: Delivery | null
  timeZone: string
  quietFrom: string | null
  quietUntil: string | null
}

const listRecipients = (tx: Tx, workspaceId: string | null, type: NotificationType | null, addresses: string[]) =>
  tx.$queryRaw<Recipient[]>`
    SELECT u.email, CASE WHEN u."emailVerifiedAt" IS NOT NULL THEN u."firstName" END AS "firstName",
           m.id AS "memberId", p.delivery, u."timeZone", u."quietFrom", u."quietUntil"
    FROM "User" u
    LEFT JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = ${workspaceId}::uuid
    LEFT JOIN "NotificationPreference" p ON p."memberId" = m.id AND p.channel = 'MAIL'
      AND p.type = ${type}::"NotificationType"
    WHERE u.email IN (${Prisma.join(addresses)})`

/** Whether a mail leaves at all, from when on it may, and through whose preferences its reader turns such mail off. */
export type Mailing = {
  isWanted: boolean
  dueAt: Date
  /** Null: no account is known to be of whoever reads at this address. */
  firstName: string | null
  memberId: string | null
  type: NotificationType | null
}

/** How a mail of this event goes to each of the addresses. Those without an account get it at once. */
export async function listMailings(
  tx: Tx,
  workspaceId: string | null,
  event: string,
  addresses: string[],
): Promise<(address: string) => Mailing> {
  const type = typeOfMail(event)
  const at = now()
  const atOnce = { isWanted: true, dueAt: at, firstName: null, memberId: null, type: null }
  if (addresses.length === 0 || !canWait(event)) return () => atOnce
  const recipients = await listRecipients(tx, workspaceId, type, addresses)
  const mailings = recipients.map(({ email, firstName, memberId, delivery, ...clock }): [string, Mailing] => {
    const isWanted = goesByItself(event, delivery)
    return [email, { isWanted, dueAt: quietEnd(at, clock) ?? at, firstName, memberId, type }]
  })
  const byAddress = new Map(mailings)
  return (address) => byAddress.get(address) ?? atOnce
}

type Reader = {
  id: string
  event: string
  /** From when on its workspace is gone; until then that can be taken back. Null: it is not to be deleted. */
  deletionAt: Date | null
  isHere: boolean
  isUnsubscribed: boolean
  chosen: ChosenMail | null
  timeZone: string | null
  quietFrom: string | null
  quietUntil: string | null
}

const listReaders = (mailIds: string[]) => db.$queryRaw<Reader[]>`
  SELECT l.id, l.event, u."timeZone", u."quietFrom", u."quietUntil", w."deletionAt",
         l."workspaceId" IS NULL OR COALESCE(m.status = 'ACTIVE', false) AS "isHere",
         EXISTS (SELECT FROM "UnsubscribedAddress" n
                 WHERE n."workspaceId" = l."workspaceId" AND n.email = l.recipient) AS "isUnsubscribed",
         (SELECT jsonb_object_agg(p.type, p.delivery) FROM "NotificationPreference" p
          WHERE p."memberId" = m.id AND p.channel = 'MAIL') AS chosen
  FROM "Mail" l
  LEFT JOIN "Workspace" w ON w.id = l."workspaceId"
  LEFT JOIN "User" u ON u.email = l.recipient
  LEFT JOIN "Member" m ON m."userId" = u.id AND m."workspaceId" = l."workspaceId"
  WHERE l.id = ANY (${mailIds}::uuid[])`

/** Whether a mail leaves: `held` it neither leaves nor is forgotten while its workspace is to be deleted and may yet be kept. */
type Wish = 'wanted' | 'held' | 'unwanted'

/** How it stands with whom a mail is for by the time it leaves: it may have been written hours before. */
export type Standing = {
  /** Until when they are in their quiet hours and the mail can wait, or null. */
  quietEnd: Date | null
  /** With an account: it is wanted of who has a place in the workspace and has not turned such mail off. */
  inside: Wish
  /** Without one: of who has not unsubscribed from the workspace. */
  outside: Wish
}

function wishIn(deletionAt: Date | null, at: Date): Wish {
  if (deletionAt === null) return 'wanted'
  return deletionAt > at ? 'held' : 'unwanted'
}

function standingOf(reader: Reader, at: Date): Standing {
  const { event, deletionAt, isHere, isUnsubscribed, chosen, timeZone, ...quiet } = reader
  const isPatient = canWait(event)
  const wish = wishIn(deletionAt, at)
  const patient = isHere && !isTurnedOff(event, chosen ?? {}) ? wish : 'unwanted'
  return {
    quietEnd: isPatient && timeZone !== null ? quietEnd(at, { timeZone, ...quiet }) : null,
    inside: isPatient ? patient : 'wanted',
    outside: isUnsubscribed ? 'unwanted' : wish,
  }
}

/** The standing of each of these mails of the outbox, by its id. One whose row is gone has none. */
export async function listStandings(mailIds: string[], at: Date): Promise<Map<string, Standing>> {
  if (mailIds.length === 0) return new Map()
  const readers = await listReaders(mailIds)
  return new Map(readers.map((reader) => [reader.id, standingOf(reader, at)]))
}
