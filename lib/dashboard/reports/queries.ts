import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { periodOf, scopesFor, type ReportPart } from '@/lib/access/report-parts'
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

/** A statement for each module, side by side, because together they would wait for each other. */
export async function getReports(actor: Actor, { of, range, view }: ReportsFilter): Promise<Reports> {
  const { scope, scopes } = scopesFor(actor, of)
  const period = periodOf(actor, range)
  const parts = await Promise.all(reports.map((report) => read(report(actor, { scope, view, period }))))
  const shown = parts.filter((part) => part !== null)
  return { scope, scopes, parts: shown, from: period.firstDay, to: period.lastDay }
}
