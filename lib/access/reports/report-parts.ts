import 'server-only'
import { now } from '@/lib/platform/clock'
import type { SharedReading } from '@/lib/platform/reading'
import { dayIn, type Day } from '@/lib/shared/dates'
import type { ReportView } from '@/lib/shared/report-choices'
import { spansOf, type ReportRange, type Span } from '@/lib/shared/report-ranges'
import { reportScopes, type ReportScope } from '@/lib/shared/report-scopes'
import type { Actor } from '@/lib/access/actor'

const mayReport: Record<ReportScope, (actor: Actor) => boolean> = {
  me: () => true,
  team: ({ leadsTeam }) => leadsTeam,
  workspace: ({ role }) => role === 'Admin',
}

/** The scopes an actor may choose, and the effective one: their choice if allowed, else the widest. */
export function scopesFor(
  actor: Actor,
  chosen: ReportScope | undefined,
): { scope: ReportScope; scopes: ReportScope[] } {
  const scopes = reportScopes.filter((scope) => mayReport[scope](actor))
  return { scopes, scope: chosen !== undefined && scopes.includes(chosen) ? chosen : (scopes.at(-1) ?? 'me') }
}

/** A range up to now, in its spans. */
export type ReportPeriod = { spans: readonly Span[]; from: Date; to: Date; firstDay: Day; lastDay: Day }

export function periodOf({ timeZone }: Actor, range: ReportRange): ReportPeriod {
  const to = now()
  const spans = spansOf(range, to, timeZone)
  const from = spans[0]?.from ?? to
  return { spans, from, to, firstDay: dayIn(from, timeZone), lastDay: dayIn(to, timeZone) }
}

/** The scope has been checked. All modules get the same spans, so that their timelines share one axis. */
export type ReportQuestion = { scope: ReportScope; view: ReportView; period: ReportPeriod }

/** Without a value there was nothing to count. */
export type ReportFigure = { label: string; value: string | null; hint?: string } & Linked

/** The path of what is counted, which takes the choices of reports. */
type Linked = { path?: string }

type Point = { label: string; count: number } & Linked
type PointOfTwo = { label: string; whole: number; part: number }

export type ReportPicture =
  /** Shares are of `total`, to which the bars are drawn. */
  | {
      as: 'bars'
      title?: string
      heads: readonly [string, string]
      points: readonly Point[]
      total: number
    }
  | { as: 'rates'; label: string; points: readonly PointOfTwo[] }
  /** A bar for each span, with or without a part. */
  | {
      as: 'timeline'
      heads: readonly [string, string, string?]
      points: readonly (Pick<PointOfTwo, 'label' | 'whole'> & Partial<PointOfTwo>)[]
    }

/** How many things a picture counts. */
export function drawnIn(picture: ReportPart['picture']): number {
  if (typeof picture === 'string') return 0
  if (picture.as === 'bars') return picture.total
  return picture.points.reduce((sum, { whole }) => sum + whole, 0)
}

/** A module's few figures and one picture. */
export type ReportPart = {
  title: string
  /** The module's full reports. */
  links: readonly { label: string; path: string }[]
  figures: readonly ReportFigure[]
  /** A sentence where there is nothing to draw. */
  picture: ReportPicture | string
  /** What the figures count or leave out. */
  note: string | null
}

/** Holds no number that the module's full report withholds; null where the module is switched off. */
export type ModuleReport = (actor: Actor, question: ReportQuestion) => SharedReading<ReportPart | null>

/** Dashes instead of zeros, because nothing was counted. */
export const withoutValues = (figures: readonly ReportFigure[]): ReportFigure[] =>
  figures.map(({ label }) => ({ label, value: null }))
