import 'server-only'
import { now } from '@/lib/platform/clock'
import { signal } from '@/lib/platform/live/signals'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { truncate } from '@/lib/shared/text'
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
}

type Row = Omit<Telling, 'isProductOnly'> & Record<'digestAt' | 'slackAt' | 'seenAt' | 'readAt', Date | null>

const MESSAGE_LENGTH = 500

/** Passing notifications go immediately or not at all. */
const whenSent = (isPassing: boolean, { digestAt, slack }: Heard) =>
  isPassing
    ? { digestAt: null, slackAt: slack === null || slack.isDaily ? null : slack.at }
    : { digestAt, slackAt: slack?.at ?? null }

function rowsOf({ isProductOnly = false, ...told }: Telling, heard: Heard): Row[] {
  const times = whenSent(isProductOnly, heard)
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

type Hidden = { path: string; readerIds: readonly string[] }

/** In the transaction that removes a page or hides it from all but its readers. */
export async function untellOthers(tx: Tx, workspaceId: string, { path, readerIds }: Hidden) {
  const removed = await tx.$queryRaw<{ memberId: string }[]>`
    DELETE FROM "Notification" WHERE "workspaceId" = ${workspaceId}::uuid AND starts_with(link, ${path})
      AND "memberId" <> ALL (${[...readerIds]}::uuid[]) RETURNING "memberId"`
  await signal(tx, [...new Set(removed.map(({ memberId }) => memberId))])
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
