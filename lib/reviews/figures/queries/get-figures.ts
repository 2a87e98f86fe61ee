import 'server-only'
import { figureScopes, type FigureScope, type FiguresFilter } from '@/lib/reviews/figures/schema'
import type { ReportRange } from '@/lib/shared/report-ranges'
import { askedAbouts, nothing, sumOf, homeRanges, type AskedAbout, type Counted } from '@/lib/reviews/figures/rules'
import { spansOf, type Span } from '@/lib/shared/report-ranges'
import { mine, ofTeams, ofWorkspace, type Asking, type CountedRow } from './count-asked'
import { countByTeam } from './count-by-team'
import type { Prisma } from '@/lib/platform/db'
import { mapReading, read, rowsOf, joinReadings, alreadyRead, type SharedReading } from '@/lib/platform/reading'
import type { Actor } from '@/lib/access/actor'
import { canCount } from '@/lib/reviews/figures/policy'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { now } from '@/lib/platform/clock'

export type Figures = {
  scope: FigureScope
  scopes: readonly FigureScope[]
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
}

const statements: Record<FigureScope, (asking: Asking) => Prisma.Sql> = {
  me: mine,
  team: ofTeams,
  workspace: ofWorkspace,
}

const none = { releasedCount: 0, sentCount: 0, receivedCount: 0, leftOutCount: 0 }

const scopesFor = (actor: Actor) => figureScopes.filter((scope) => canCount(actor, scope))

function figuresFrom(rows: readonly CountedRow[], actor: Actor, scope: FigureScope, spans: readonly Span[]): Figures {
  const scopes = scopesFor(actor)
  const all = (name: 'released' | 'sent' | 'received' | 'leftOut' | 'people') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  if (scope === 'team' && all('people') < ANONYMITY_FLOOR) {
    return { scope, scopes, spans: [], abouts: [], total: nothing, ...none, isTooSmall: true }
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
    spans: counted,
    total: sumOf(counted),
    abouts: abouts.filter(({ asked }) => asked > 0),
  }
}

function figuresReading(actor: Actor, scope: FigureScope, range: ReportRange): SharedReading<Figures> {
  const at = now()
  const spans = spansOf(range, at, actor.timeZone)
  const since = spans[0]?.from ?? at
  const statement = statements[scope]({ actor, spans, since, at })
  return mapReading(rowsOf<CountedRow>(statement), (rows) => figuresFrom(rows, actor, scope, spans))
}

export const getFigures = (actor: Actor, { of, range }: FiguresFilter): Promise<Figures> =>
  read(figuresReading(actor, canCount(actor, of) ? of : 'me', range))

export type TeamFigures = { teamId: string; name: string; asked: number; answered: number }

export type Insights = { figures: Figures; teams: readonly TeamFigures[] }

/** Falls back to the viewer's own scope; runs one statement. */
export async function getInsights(actor: Actor, { of, range }: FiguresFilter): Promise<Insights> {
  const scope = canCount(actor, of) ? of : 'me'
  const [figures, teams] = await read(
    joinReadings(figuresReading(actor, scope, range), teamsReading(actor, scope, range)),
  )
  return { figures, teams }
}

function teamsReading(actor: Actor, scope: FigureScope, range: ReportRange): SharedReading<TeamFigures[]> {
  if (scope === 'me') return alreadyRead([])
  const at = now()
  const [first] = spansOf(scope === 'workspace' ? homeRanges.wide : range, at, actor.timeZone)
  return rowsOf<TeamFigures>(countByTeam({ actor, scope, since: first?.from ?? at }))
}

/** `wide` is the widest scope the viewer may see; null when it is their own. */
export type HomeFigures = { own: Figures; wide: Figures | null }

export function homeFiguresReading(actor: Actor): SharedReading<HomeFigures> {
  const widest = scopesFor(actor).at(-1) ?? 'me'
  const own = figuresReading(actor, 'me', homeRanges.own)
  const wide = widest === 'me' ? alreadyRead(null) : figuresReading(actor, widest, homeRanges.wide)
  return mapReading(joinReadings(own, wide), ([own, wide]) => ({ own, wide }))
}

export const getHomeFigures = (actor: Actor): Promise<HomeFigures> => read(homeFiguresReading(actor))
