import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { spansOf, type ReportRange } from '@/lib/shared/report-ranges'

export type PulseKey = 'workspaces' | 'active' | 'signUps' | 'mails' | 'jobs' | 'errors'

/** How the platform is: each figure over each of the ranges. */
export type Pulse = Record<PulseKey, Record<ReportRange, number>>

type Counts = Record<ReportRange, number>

const none = (): Counts => ({ Last_31_Days: 0, Last_Quarter: 0, Last_6_Months: 0, Last_12_Months: 0 })

/** The rows since the beginning of each range, as columns of one statement. */
function perRange(at: Date, zone: string, column: Prisma.Sql, what = Prisma.sql`count(*)`) {
  const since = (range: ReportRange) => {
    const from = spansOf(range, at, zone)[0]?.from ?? at
    return Prisma.sql`COALESCE(${what} FILTER (WHERE ${column} >= ${from}), 0)::int`
  }
  return Prisma.sql`${since('Last_31_Days')} AS "Last_31_Days", ${since('Last_Quarter')} AS "Last_Quarter",
    ${since('Last_6_Months')} AS "Last_6_Months", ${since('Last_12_Months')} AS "Last_12_Months"`
}

const yearBefore = (at: Date) => daysFrom(at, -367)

async function countRows(from: Prisma.Sql, column: Prisma.Sql, { timeZone }: AdminActor, at: Date): Promise<Counts> {
  const [row] = await db.$queryRaw<Counts[]>`
    SELECT ${perRange(at, timeZone, column)} FROM ${from} AND ${column} >= ${yearBefore(at)}`
  return row ?? none()
}

const kinds = { mails: 'mail', jobs: 'job', errors: 'error' } as const

async function countFailures({ timeZone }: AdminActor, at: Date): Promise<Pick<Pulse, keyof typeof kinds>> {
  const rows = await db.$queryRaw<(Counts & { kind: string })[]>`
    SELECT kind, ${perRange(at, timeZone, Prisma.sql`day`, Prisma.sql`sum(count)`)} FROM "Failure"
    WHERE day >= ${yearBefore(at)} GROUP BY kind`
  const of = (key: keyof typeof kinds) => {
    const { kind: _, ...counts } = rows.find(({ kind }) => kind === kinds[key]) ?? { kind: '', ...none() }
    return counts
  }
  return { mails: of('mails'), jobs: of('jobs'), errors: of('errors') }
}

/** How the platform is, over the four ranges of reports. */
export async function getPulse(admin: AdminActor): Promise<Pulse> {
  const at = now()
  const createdAt = Prisma.sql`"createdAt"`
  const people = Prisma.sql`"User" WHERE NOT "isSuperAdmin" AND "deletedAt" IS NULL`
  const [workspaces, active, signUps, failures] = await Promise.all([
    countRows(Prisma.sql`"Workspace" WHERE true`, createdAt, admin, at),
    countRows(Prisma.sql`"Workspace" WHERE true`, Prisma.sql`"activeAt"`, admin, at),
    countRows(people, createdAt, admin, at),
    countFailures(admin, at),
  ])
  return { workspaces, active, signUps, ...failures }
}

/** What waits for somebody to act. */
export async function getWaiting(_admin: AdminActor) {
  const givenUp = { status: 'GIVEN_UP' } as const
  const [inquiries, mails] = await Promise.all([
    db.inquiry.count({ where: { answeredAt: null } }),
    db.mail.count({ where: givenUp }),
  ])
  return { inquiries, mails }
}
export type PlatformWaiting = Awaited<ReturnType<typeof getWaiting>>

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

/** A page of the mails that were given up, the latest first. What they say stays sealed. */
export async function listLostMails(_admin: AdminActor, after: string | undefined): Promise<Page<LostMail>> {
  const cursor = readCursor(after)
  const older = cursor && { dueAt: { lte: cursor.at }, OR: [{ dueAt: { lt: cursor.at } }, { id: { lt: cursor.id } }] }
  const mails = await db.mail.findMany({
    relationLoadStrategy: 'join',
    where: { status: 'GIVEN_UP', ...older },
    orderBy: [{ dueAt: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: {
      ...{ id: true, event: true, recipient: true, lastError: true, dueAt: true, sealedProps: true },
      workspace: { select: { name: true } },
    },
  })
  const views = mails.map(({ workspace, sealedProps, ...mail }) => ({
    ...mail,
    workspaceName: workspace?.name ?? null,
    canRetry: sealedProps !== null,
  }))
  return toPage(views, PAGE_SIZE, ({ dueAt, id }) => ({ at: dueAt, id }))
}

export type FailureLine = { name: string; count: number; lastAt: Date; lastRequestId: string }

const SHOWN = 50

/** What failed in the last 31 days, the latest first. */
export const listFailures = (_admin: AdminActor, kind: 'job' | 'error') =>
  db.$queryRaw<FailureLine[]>`
    SELECT name, sum(count)::int AS count, max("lastAt") AS "lastAt",
           (array_agg("lastRequestId" ORDER BY "lastAt" DESC))[1] AS "lastRequestId"
    FROM "Failure" WHERE kind = ${kind} AND day >= ${daysFrom(now(), -31)}
    GROUP BY name ORDER BY max("lastAt") DESC, name LIMIT ${SHOWN}`
