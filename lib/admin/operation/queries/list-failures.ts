import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { isLinkOver } from '@/lib/notifications/letters'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'

const PAGE_SIZE = 25

export type LostMail = {
  id: string
  event: string
  recipient: string
  lastError: string | null
  dueAt: Date
  workspaceName: string | null
  canRetry: boolean
}

export async function listLostMails(_admin: AdminActor, after: string | undefined): Promise<Page<LostMail>> {
  const at = now()
  const cursor = readCursor(after)
  const older = cursor && { dueAt: { lte: cursor.at }, OR: [{ dueAt: { lt: cursor.at } }, { id: { lt: cursor.id } }] }
  const mails = await db.mail.findMany({
    relationLoadStrategy: 'join',
    where: { status: 'GIVEN_UP', ...older },
    orderBy: [{ dueAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: {
      id: true,
      event: true,
      recipient: true,
      lastError: true,
      dueAt: true,
      createdAt: true,
      sealedProps: true,
      workspace: { select: { name: true } },
    },
  })
  const views = mails.map(({ workspace, sealedProps, createdAt, ...mail }) => ({
    ...mail,
    workspaceName: workspace?.name ?? null,
    canRetry: sealedProps !== null && !isLinkOver({ event: mail.event, createdAt }, at),
  }))
  return toPage(views, PAGE_SIZE, ({ dueAt, id }) => ({ at: dueAt, id }))
}

/** Kinds listed by name; mails have a list of their own. */
export type FailureKind = 'job' | 'error' | 'service' | 'webhook'

export type FailureLine = { name: string; count: number; lastAt: Date; lastRequestId: string }

const SHOWN = 50

/** Failures of the last 31 days, latest first. */
export const listFailures = (_admin: AdminActor, kind: FailureKind) =>
  db.$queryRaw<FailureLine[]>`
    SELECT name, sum(count)::int AS count, max("lastAt") AS "lastAt",
           (array_agg("lastRequestId" ORDER BY "lastAt" DESC))[1] AS "lastRequestId"
    FROM "Failure" WHERE kind = ${kind} AND day >= ${daysFrom(now(), -31)}
    GROUP BY name ORDER BY max("lastAt") DESC, name LIMIT ${SHOWN}`
