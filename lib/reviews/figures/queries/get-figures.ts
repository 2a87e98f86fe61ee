import 'server-only'
import type { FiguresFilter } from '@/lib/reviews/figures/schema'
import type { Day } from '@/lib/shared/dates'
import { reportFileName } from '@/lib/shared/files'
import type { Span } from '@/lib/shared/report-ranges'
import { reportScopes, type ReportScope } from '@/lib/shared/report-scopes'
import {
  askedAbouts,
  feedbackReportCsv,
  nothing,
  sumOf,
  homeRanges,
  type AskedAbout,
  type Counted,
} from '@/lib/reviews/figures/rules'
import { mine, ofTeams, ofWorkspace, ownCounts, type Asking, type CountedRow } from './count-asked'
import { countByTeam } from './count-by-team'
import type { Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, joinReadings, alreadyRead, type SharedReading } from '@/lib/platform/reading'
import type { Actor } from '@/lib/access/actor'
import { periodOf, type ReportPeriod } from '@/lib/access/reports/report-parts'
import { canCount } from '@/lib/reviews/figures/policy'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'

export type Figures = {
  scope: ReportScope
  scopes: readonly ReportScope[]
  spans: readonly (Counted & { label: string })[]
  total: Counted
  abouts: readonly (Counted & { about: AskedAbout })[]
  /** Released results about the viewer, their people, or anybody. */
  releasedCount: number
  /** Reviews sent by the viewer, or by anybody. */
  sentCount: number
  /** Answers to the viewer's own reviews. */
  receivedCount: number
  /** Reviews left out because so few were asked that a count tells who answered. */
  leftOutCount: number
  /** The viewer's teams have too few people for any count. */
  isTooSmall: boolean
  isAlone: boolean
}

const statements: Record<ReportScope, (asking: Asking) => Prisma.Sql> = {
  me: mine,
  team: ofTeams,
  workspace: ofWorkspace,
}

const noCounts: OwnCounts = { asked: 0, answered: 0, sent: 0, received: 0 }

const none = { releasedCount: 0, sentCount: 0, receivedCount: 0, leftOutCount: 0 }

const scopesFor = (actor: Actor) => reportScopes.filter((scope) => canCount(actor, scope))

function figuresFrom(rows: readonly CountedRow[], actor: Actor, scope: ReportScope, spans: readonly Span[]): Figures {
  const scopes = scopesFor(actor)
  const all = (name: 'released' | 'sent' | 'received' | 'leftOut' | 'people') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  if (scope === 'team' && all('people') < ANONYMITY_FLOOR) {
    return {
      scope,
      scopes,
      spans: [],
      abouts: [],
      total: nothing,
      ...none,
      isTooSmall: true,
      isAlone: all('people') === 0,
    }
  }
  const counted = spans.map(({ label }, index) => ({ label, ...sumOf(rows.filter(({ span }) => span === index + 1)) }))
  const abouts = askedAbouts.map((about) => ({ about, ...sumOf(rows.filter((row) => row.about === about)) }))
  const counts = {
    releasedCount: all('released'),
    sentCount: all('sent'),
    receivedCount: all('received'),
    leftOutCount: all('leftOut'),
  }
  return {
    scope,
    scopes,
    ...counts,
    isTooSmall: false,
    isAlone: false,
    spans: counted,
    total: sumOf(counted),
    abouts: abouts.filter(({ asked }) => asked > 0),
  }
}

export function figuresReading(actor: Actor, scope: ReportScope, period: ReportPeriod): SharedReading<Figures> {
  const { spans, from: since, to: at } = period
  const statement = statements[scope]({ actor, spans, since, at })
  return mapReading(rowsOf<CountedRow>(statement), (rows) => figuresFrom(rows, actor, scope, spans))
}

/** The chosen scope if allowed, else the viewer's own; the widest without a choice. */
function scopeOf(actor: Actor, chosen: FiguresFilter['of']): ReportScope {
  if (chosen === undefined) return scopesFor(actor).at(-1) ?? 'me'
  return canCount(actor, chosen) ? chosen : 'me'
}

export type TeamFigures = { teamId: string; name: string; asked: number; answered: number }

export type FeedbackReport = { figures: Figures; teams: readonly TeamFigures[]; from: Day; to: Day }

/** Runs one statement. */
export async function getFeedbackReport(actor: Actor, { of, range }: FiguresFilter): Promise<FeedbackReport> {
  const scope = scopeOf(actor, of)
  const period = periodOf(actor, range)
  const [figures, teams] = await read(
    joinReadings(figuresReading(actor, scope, period), teamsReading(actor, scope, period)),
  )
  return { figures, teams, from: period.firstDay, to: period.lastDay }
}

export async function getFeedbackReportFile(actor: Actor, filter: FiguresFilter) {
  const report = await getFeedbackReport(actor, filter)
  const fileName = reportFileName('Feedback report', { ...report, scope: report.figures.scope })
  return { content: feedbackReportCsv(report), fileName }
}

function teamsReading(actor: Actor, scope: ReportScope, period: ReportPeriod): SharedReading<TeamFigures[]> {
  if (scope === 'me') return alreadyRead([])
  const { from: since } = scope === 'workspace' ? periodOf(actor, homeRanges.wide) : period
  return rowsOf<TeamFigures>(countByTeam({ actor, scope, since }))
}

export type OwnCounts = Omit<Counted, 'waiting'> & { sent: number; received: number }

/** `wide` is the widest scope the viewer may see; null when it is their own. */
export type HomeFigures = { own: OwnCounts; wide: Figures | null }

export function homeFiguresReading(actor: Actor): SharedReading<HomeFigures> {
  const widest = scopesFor(actor).at(-1) ?? 'me'
  const own = rowsOf<OwnCounts>(ownCounts({ actor, since: periodOf(actor, homeRanges.own).from }))
  const wide = widest === 'me' ? alreadyRead(null) : figuresReading(actor, widest, periodOf(actor, homeRanges.wide))
  return mapReading(joinReadings(own, wide), ([[counts = noCounts], wide]) => ({ own: counts, wide }))
}
