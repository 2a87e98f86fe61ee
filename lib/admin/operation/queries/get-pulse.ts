import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { db, Prisma } from '@/lib/platform/db'
import { reportRanges, startOfRange, type ReportRange } from '@/lib/shared/report-ranges'

type Counted = 'workspaces' | 'active' | 'signUps' | 'payments'
const failed = { mails: 'mail', jobs: 'job', webhooks: 'webhook', services: 'service', errors: 'error' } as const

export type PulseKey = Counted | 'paid' | keyof typeof failed

export type Pulse = Record<PulseKey, Record<ReportRange, number>>

/** The start of each range in `reportRanges`; each contains those before it. */
const startsOf = (zone: string, at: Date) => reportRanges.map((range) => startOfRange(range, at, zone))

/** Counts between the start of one range and of the next shorter one; `step` is the index of the longer. */
type Between = { name: string; step: number; count: bigint; sum: bigint }

function countBetween(
  name: Prisma.Sql,
  from: Prisma.Sql,
  column: Prisma.Sql,
  starts: readonly Date[],
  sum = Prisma.sql`0`,
) {
  const steps = starts.map((start, step) => Prisma.sql`WHEN ${column} >= ${start}::timestamptz THEN ${step}::int`)
  return Prisma.sql`
    SELECT ${name} AS name, CASE ${Prisma.join(steps, ' ')} END AS step, count(*) AS count, (${sum})::bigint AS sum
    FROM ${from} AND ${column} >= ${starts.at(-1)}::timestamptz GROUP BY 1, 2`
}

function listBetween(starts: readonly Date[]) {
  const createdAt = Prisma.sql`"createdAt"`
  const workspaces = Prisma.sql`"Workspace" WHERE true`
  const people = Prisma.sql`"User" WHERE NOT "isSuperAdmin" AND "deletedAt" IS NULL`
  const payments = Prisma.sql`"Payment" WHERE true`
  const day = Prisma.sql`day::timestamptz`
  const all = [
    countBetween(Prisma.sql`'workspaces'`, workspaces, createdAt, starts),
    countBetween(Prisma.sql`'active'`, workspaces, Prisma.sql`"activeAt"`, starts),
    countBetween(Prisma.sql`'signUps'`, people, createdAt, starts),
    countBetween(Prisma.sql`'payments'`, payments, Prisma.sql`"paidAt"`, starts, Prisma.sql`sum(amount)`),
    countBetween(Prisma.sql`kind`, Prisma.sql`"Failure" WHERE true`, day, starts, Prisma.sql`sum(count)`),
  ]
  return db.$queryRaw<Between[]>`${Prisma.join(all, ' UNION ALL ')}`
}

export async function getPulse({ timeZone }: AdminActor): Promise<Pulse> {
  const rows = await listBetween(startsOf(timeZone, now()))
  const figureOf = (name: string, of: 'count' | 'sum') => {
    const within = (range: ReportRange) =>
      rows
        .filter((row) => row.name === name && row.step <= reportRanges.indexOf(range))
        .reduce((total, row) => total + Number(row[of]), 0)
    return {
      Last_31_Days: within('Last_31_Days'),
      Last_Quarter: within('Last_Quarter'),
      Last_6_Months: within('Last_6_Months'),
      Last_12_Months: within('Last_12_Months'),
    }
  }
  const countOf = (name: Counted) => figureOf(name, 'count')
  const failuresOf = (key: keyof typeof failed) => figureOf(failed[key], 'sum')
  return {
    workspaces: countOf('workspaces'),
    active: countOf('active'),
    signUps: countOf('signUps'),
    payments: countOf('payments'),
    paid: figureOf('payments', 'sum'),
    mails: failuresOf('mails'),
    jobs: failuresOf('jobs'),
    webhooks: failuresOf('webhooks'),
    services: failuresOf('services'),
    errors: failuresOf('errors'),
  }
}
