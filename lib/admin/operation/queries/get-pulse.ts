import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { daysFrom, now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { spansOf, type ReportRange } from '@/lib/shared/report-ranges'

type Counts = Record<ReportRange, number>

type Counted = 'workspaces' | 'active' | 'signUps' | 'payments' | 'paid'
const failed = { mails: 'mail', jobs: 'job', webhooks: 'webhook', services: 'service', errors: 'error' } as const

export type PulseKey = Counted | keyof typeof failed

/** How the platform is: each figure over each of the ranges. `paid` is in paise. */
export type Pulse = Record<PulseKey, Counts>

/** The rows since the beginning of each range, as columns of one statement. */
function perRange(at: Date, zone: string, column: Prisma.Sql, what = Prisma.sql`count(*)`) {
  const since = (range: ReportRange) => {
    const from = spansOf(range, at, zone)[0]?.from ?? at
    return Prisma.sql`COALESCE(${what} FILTER (WHERE ${column} >= ${from}), 0)::float8`
  }
  return Prisma.sql`${since('Last_31_Days')} AS "Last_31_Days", ${since('Last_Quarter')} AS "Last_Quarter",
    ${since('Last_6_Months')} AS "Last_6_Months", ${since('Last_12_Months')} AS "Last_12_Months"`
}

const yearBefore = (at: Date) => daysFrom(at, -367)

type Named = Counts & { name: string }

const countsOf = (rows: readonly Named[], name: string): Counts => {
  const { name: _, ...counts } = rows.find((row) => row.name === name) ?? {
    ...{ name, Last_31_Days: 0, Last_Quarter: 0, Last_6_Months: 0, Last_12_Months: 0 },
  }
  return counts
}

function countAll({ timeZone }: AdminActor, at: Date) {
  const rowsOf = (name: Counted, from: Prisma.Sql, column: Prisma.Sql, what?: Prisma.Sql) =>
    Prisma.sql`SELECT ${name} AS name, ${perRange(at, timeZone, column, what)} FROM ${from} AND ${column} >= ${yearBefore(at)}`
  const createdAt = Prisma.sql`"createdAt"`
  const paidAt = Prisma.sql`"paidAt"`
  const workspaces = Prisma.sql`"Workspace" WHERE true`
  const people = Prisma.sql`"User" WHERE NOT "isSuperAdmin" AND "deletedAt" IS NULL`
  const payments = Prisma.sql`"Payment" WHERE true`
  const all = [
    rowsOf('workspaces', workspaces, createdAt),
    rowsOf('active', workspaces, Prisma.sql`"activeAt"`),
    rowsOf('signUps', people, createdAt),
    rowsOf('payments', payments, paidAt),
    rowsOf('paid', payments, paidAt, Prisma.sql`sum(amount)`),
  ]
  return db.$queryRaw<Named[]>`${Prisma.join(all, ' UNION ALL ')}`
}

const countFailures = ({ timeZone }: AdminActor, at: Date) =>
  db.$queryRaw<Named[]>`
    SELECT kind AS name, ${perRange(at, timeZone, Prisma.sql`day`, Prisma.sql`sum(count)`)} FROM "Failure"
    WHERE day >= ${yearBefore(at)} GROUP BY kind`

/** How the platform is, over the four ranges of reports. */
export async function getPulse(admin: AdminActor): Promise<Pulse> {
  const at = now()
  const [rows, failures] = await Promise.all([countAll(admin, at), countFailures(admin, at)])
  const of = (name: Counted) => countsOf(rows, name)
  const failuresOf = (key: keyof typeof failed) => countsOf(failures, failed[key])
  return {
    ...{ workspaces: of('workspaces'), active: of('active'), signUps: of('signUps') },
    ...{ payments: of('payments'), paid: of('paid') },
    ...{ mails: failuresOf('mails'), jobs: failuresOf('jobs'), webhooks: failuresOf('webhooks') },
    ...{ services: failuresOf('services'), errors: failuresOf('errors') },
  }
}
