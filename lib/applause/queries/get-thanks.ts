import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { dayIn } from '@/lib/shared/dates'
import { spansOf } from '@/lib/shared/report-ranges'
import { readableApplause } from './readable-applause'

type Counted = { category: string | null; month: string | null; count: number }

export type Thanks = {
  total: number
  byCategory: { label: string; count: number }[]
  byMonth: { label: string; count: number }[]
}

export async function getThanks(actor: Actor, memberId: string): Promise<Thanks> {
  const { timeZone: zone } = actor
  const months = spansOf('Last_12_Months', now(), zone)
  const from = months[0]?.from ?? now()
  const rows = await db.$queryRaw<Counted[]>`
    SELECT c.name AS category, to_char(a."createdAt" AT TIME ZONE ${zone}, 'YYYY-MM') AS month, count(*)::int AS count
    FROM "ApplauseRecipient" theirs JOIN "Applause" a ON a.id = theirs."applauseId"
      JOIN "ApplauseCategory" c ON c.id = a."categoryId"
    WHERE theirs."memberId" = ${memberId}::uuid AND theirs."createdAt" >= ${from} AND ${readableApplause(actor)}
    GROUP BY GROUPING SETS ((c.name), (2)) ORDER BY count(*) DESC, c.name`
  const countOf = (month: string) => rows.find((row) => row.month === month)?.count ?? 0
  const byCategory = rows.flatMap(({ category, count }) => (category === null ? [] : [{ label: category, count }]))
  return {
    total: byCategory.reduce((sum, { count }) => sum + count, 0),
    byCategory,
    byMonth: months.map(({ label, from: first }) => ({ label, count: countOf(dayIn(first, zone).slice(0, 7)) })),
  }
}
