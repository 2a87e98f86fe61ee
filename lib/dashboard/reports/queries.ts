import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { largeFigures } from '@/lib/access/reports/large-figures'
import { drawnIn, periodOf, scopesFor, type ReportPart } from '@/lib/access/reports/report-parts'
import { reports } from '@/lib/account/modules'
import { read } from '@/lib/platform/reading'
import type { Day } from '@/lib/shared/dates'
import type { ReportScope } from '@/lib/shared/report-scopes'
import type { ReportsFilter } from './schema'

export type Reports = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  parts: readonly ReportPart[]
  from: Day
  to: Day
}

export type ShownReport = Reports['parts'][number]

const kept = largeFigures<ReportPart[]>((parts) => parts.reduce((sum, { picture }) => sum + drawnIn(picture), 0))

/** A statement for each module, side by side, because together they would wait for each other. */
export async function getReports(actor: Actor, { of, range, view }: ReportsFilter): Promise<Reports> {
  const { scope, scopes } = scopesFor(actor, of)
  const period = periodOf(actor, range)
  const parts = await kept({ actor, scope, filter: { range, view } }, async () => {
    const asked = reports.map((report) => read(report(actor, { scope, view, period })))
    return (await Promise.all(asked)).filter((part) => part !== null)
  })
  return { scope, scopes, parts, from: period.firstDay, to: period.lastDay }
}
