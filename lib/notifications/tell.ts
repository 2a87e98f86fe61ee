import 'server-only'
import { now } from '@/lib/platform/clock'
import { signal } from '@/lib/platform/live/signals'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
import { forgetInDigests } from './digests/steps/forget-in-digests'
import { commentShown } from './rules/comment-shown'
import { listHeard, type Heard } from './preferences/queries/list-heard'
import type { NotificationType } from './rules/notification-kinds'
import { MAIL_ONLY } from './rules/unread'
import { SLACK_JOB } from './slack/rules'

/** The kind, and the id of its object; null: several or none. */
type About =
  | { type: Exclude<NotificationType, 'User_Invite'>; objectId: string | null }
  | { type: 'User_Invite'; objectId?: null }

/**
 * One sentence for one member. `key` is event and object, unique per member. `createdById` is omitted for the product
 * and for anonymous acts.
 */
export type Telling = About & {
  memberId: string
  key: string
  message: string
  /** Without quoted private words, for Slack, where others may read along. */
  brief?: string
  link: string
  createdById?: string | null
  /** For news of the moment, such as “closes tomorrow”: shown in the product and in Slack, never in a digest. */
  isProductOnly?: boolean
  /** Too late after quiet hours, such as “begins within an hour”: then it stays out of Slack. */
  isMomentary?: boolean
}

type Row = Omit<Telling, 'isProductOnly' | 'isMomentary'> &
  Record<'digestAt' | 'slackAt' | 'seenAt' | 'readAt', Date | null>

const MESSAGE_LENGTH = 500

type Passing = Pick<Telling, 'isProductOnly' | 'isMomentary'>

/** Passing notifications are in no daily message. */
function whenSent({ isProductOnly, isMomentary }: Passing, { digestAt, slack }: Heard) {
  if (!isProductOnly) return { digestAt, slackAt: slack?.at ?? null }
  const isTooLate = slack === null || slack.isDaily || (isMomentary === true && slack.isQuiet)
  return { digestAt: null, slackAt: isTooLate ? null : slack.at }
}

function rowsOf({ isProductOnly, isMomentary, ...told }: Telling, heard: Heard): Row[] {
  const times = whenSent({ isProductOnly, isMomentary }, heard)
  const telling = { ...told, ...times, message: truncate(told.message, MESSAGE_LENGTH) }
  if (heard.isShown) return [{ ...telling, seenAt: null, readAt: null }]
  const isSent = times.digestAt !== null || times.slackAt !== null
  return isSent ? [{ ...telling, seenAt: MAIL_ONLY, readAt: MAIL_ONLY }] : []
}

type Told = { memberIds: readonly string[]; key: string }

/** Rewrites notifications of a key after an edit. */
export const retell = (tx: Tx, { memberIds, key, message }: Told & { message: string }) =>
  tx.notification.updateMany({
    where: { memberId: { in: [...memberIds] }, key },
    data: { message: truncate(message, MESSAGE_LENGTH) },
  })

type Quoted = { key: string; before: string; after: string }

/** Lets notifications of a key end with the new comment after the one they quote was edited. */
export function requote(tx: Tx, workspaceId: string, { key, before, after }: Quoted) {
  const [old, edited] = [commentShown(before), commentShown(after)]
  return tx.$executeRaw`
    UPDATE "Notification" n SET message = left(n.message, length(n.message) - length(${old}::text)) || ${edited}::text
    FROM "Member" m WHERE m."workspaceId" = ${workspaceId}::uuid AND n."memberId" = m.id AND n.key = ${key}
      AND right(n.message, length(${old}::text)) = ${old}::text`
}

const signalAll = (tx: Tx, removed: readonly { memberId: string }[]) =>
  signal(
    tx,
    removed.map(({ memberId }) => memberId),
  )

/** In the transaction that deletes what notifications of these keys are about. */
export async function untell(tx: Tx, workspaceId: string, keys: readonly string[]) {
  const removed = await tx.$queryRaw<{ memberId: string }[]>`
    DELETE FROM "Notification" n USING "Member" m
    WHERE m."workspaceId" = ${workspaceId}::uuid AND n."memberId" = m.id AND n.key = ANY (${[...keys]}::text[])
    RETURNING n."memberId"`
  await signalAll(tx, removed)
}

type Done = { memberId: string; keys: readonly string[] }

/**
 * In the transaction that does what notifications with such beginnings of keys asked for: they are read, and no longer
 * queued.
 */
export async function settleTold(tx: Tx, workspaceId: string, { memberId, keys }: Done) {
  const told = { workspaceId, memberId, OR: keys.map((key) => ({ key: { startsWith: key } })) }
  await tx.notification.deleteMany({ where: { ...told, readAt: MAIL_ONLY } })
  const readAt = now()
  const unseen = await tx.notification.updateMany({
    where: { ...told, seenAt: null },
    data: { readAt, seenAt: readAt },
  })
  await tx.notification.updateMany({ where: { ...told, readAt: null }, data: { readAt } })
  if (unseen.count > 0) await signal(tx, [memberId])
}

type Fulfilled = { memberIds: readonly string[]; keys: readonly string[] }

/** In the transaction after which notifications with such beginnings of keys ask for nothing more. */
export async function readTold(tx: Tx, workspaceId: string, { memberIds, keys }: Fulfilled) {
  const at = now()
  const read = await tx.$queryRaw<{ memberId: string }[]>`
    UPDATE "Notification" n SET "readAt" = ${at}, "seenAt" = COALESCE(n."seenAt", ${at})
    WHERE n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = ANY (${[...memberIds]}::uuid[]) AND n."readAt" IS NULL
      AND EXISTS (SELECT FROM unnest(${[...keys]}::text[]) begun WHERE starts_with(n.key, begun))
    RETURNING n."memberId"`
  await signalAll(tx, read)
}

/** The same, where what only waits for a mail or Slack is dropped, too. */
export async function endTold(tx: Tx, workspaceId: string, { memberIds, keys }: Fulfilled) {
  await tx.$executeRaw`
    DELETE FROM "Notification" n
    WHERE n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = ANY (${[...memberIds]}::uuid[])
      AND n."readAt" = ${MAIL_ONLY} AND EXISTS (SELECT FROM unnest(${[...keys]}::text[]) begun WHERE starts_with(n.key, begun))`
  await readTold(tx, workspaceId, { memberIds, keys })
}

type Hidden = { path: string; readerIds: readonly string[] }

/** In the transaction that removes a page or hides it from all but its readers. */
export async function untellOthers(tx: Tx, workspaceId: string, { path, readerIds }: Hidden) {
  const removed = await tx.$queryRaw<{ memberId: string }[]>`
    DELETE FROM "Notification" WHERE "workspaceId" = ${workspaceId}::uuid AND starts_with(link, ${path})
      AND "memberId" <> ALL (${[...readerIds]}::uuid[]) RETURNING "memberId"`
  await signalAll(tx, removed)
  await forgetInDigests(tx, workspaceId, { path, readerIds })
}

type Shut = { memberId: string; link: string }

/** In the transaction that shuts each of these pages to one person. */
export async function untellEach(tx: Tx, workspaceId: string, shut: readonly Shut[]) {
  const memberIds = shut.map(({ memberId }) => memberId)
  const links = shut.map(({ link }) => link)
  const removed = await tx.$queryRaw<{ memberId: string }[]>`
    DELETE FROM "Notification" n USING unnest(${memberIds}::uuid[], ${links}::text[]) shut("memberId", link)
    WHERE n."workspaceId" = ${workspaceId}::uuid AND n."memberId" = shut."memberId" AND n.link = shut.link
    RETURNING n."memberId"`
  await signalAll(tx, removed)
}

/**
 * Writes an event's notifications in its transaction, by each member's preferences. Open pages update after the commit.
 */
export async function tell(tx: Tx, workspaceId: string, tellings: Telling[]) {
  if (tellings.length === 0) return
  const createdAt = now()
  const heard = await listHeard(tx, workspaceId, tellings)
  const rows = tellings.flatMap((telling) => rowsOf(telling, heard(telling)))
  await tx.notification.createMany({
    data: rows.map((row) => ({ ...row, workspaceId, createdAt })),
    skipDuplicates: true,
  })
  // Immediate ones became due while preferences were read: after `createdAt`.
  const at = now()
  if (rows.some(({ slackAt }) => slackAt !== null && slackAt <= at)) await wake(tx, SLACK_JOB)
  const shown = rows.filter(({ readAt }) => readAt === null)
  await signal(
    tx,
    shown.map(({ memberId }) => memberId),
  )
}
