import 'server-only'
import { figureScopes, type FigureScope, type FiguresFilter } from '@/lib/reviews/figures/schema'
import type { ReportRange } from '@/lib/shared/report-ranges'
import { nothing, sumOf, homeRanges, type Counted } from '@/lib/reviews/figures/rules'
import { spansOf, type Span } from '@/lib/shared/report-ranges'
import { mine, ofTeams, ofWorkspace, type Asking, type CountedRow } from './count-asked'
import { db, type Prisma } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { canCount } from '@/lib/reviews/figures/policy'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { now } from '@/lib/platform/clock'

export type Figures = {
  scope: FigureScope
  /** The scopes the viewer may choose. */
  scopes: readonly FigureScope[]
  spans: readonly (Counted & { label: string })[]
  total: Counted
  /** How many results were released: about the viewer, about the people of their teams where they may know, or to anybody. */
  releasedCount: number
  /** How many times the viewer asked, or how often anybody did. */
  sentCount: number
  /** How many answers the viewer got to what they asked. */
  receivedCount: number
  /** How many forms are left out, because so few were asked that a count would say who answered. */
  leftOutCount: number
  /** Too few people in the viewer's teams for any count of them. */
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
    return { scope, scopes, spans: [], total: nothing, ...none, isTooSmall: true }
  }
  const counted = spans.map(({ label }, index) => {
    const { asked, answered, waiting } = rows.find(({ span }) => span === index + 1) ?? nothing
    return { label, asked, answered, waiting }
  })
  const counts = {
    ...{ releasedCount: all('released'), sentCount: all('sent') },
    ...{ receivedCount: all('received'), leftOutCount: all('leftOut') },
  }
  return { scope, scopes, spans: counted, total: sumOf(counted), ...counts, isTooSmall: false }
}

/** What counts a range of a scope that the viewer may see, and what its rows say. */
function countingOf(actor: Actor, scope: FigureScope, range: ReportRange) {
  const at = now()
  const spans = spansOf(range, at, actor.timeZone)
  const since = spans[0]?.from ?? at
  return {
    statement: statements[scope]({ actor, spans, since, at }),
    read: (rows: readonly CountedRow[]) => figuresFrom(rows, actor, scope, spans),
  }
}

/** The figures of a range: of the scope named where the viewer may see it, else their own. One statement, however much. */
export async function getFigures(actor: Actor, { of, range }: FiguresFilter): Promise<Figures> {
  const { statement, read } = countingOf(actor, canCount(actor, of) ? of : 'me', range)
  return read(await db.$queryRaw<CountedRow[]>(statement))
}

/** What home shows: the viewer's own figures, and those of the most they may see; null where that is their own alone. */
export type HomeFigures = { own: Figures; wide: Figures | null }

/** The figures of home, each of its own range, and all of them in one statement, because home is looked at all day. */
export async function getHomeFigures(actor: Actor): Promise<HomeFigures> {
  const widest = scopesFor(actor).at(-1) ?? 'me'
  const own = countingOf(actor, 'me', homeRanges.own)
  if (widest === 'me') return { own: own.read(await db.$queryRaw<CountedRow[]>(own.statement)), wide: null }
  const wide = countingOf(actor, widest, homeRanges.wide)
  const rows = await db.$queryRaw<(CountedRow & { isOwn: boolean })[]>`
    SELECT true AS "isOwn", own.* FROM (${own.statement}) own UNION ALL SELECT false, wide.* FROM (${wide.statement}) wide`
  const of = (mine: boolean) => rows.filter(({ isOwn }) => isOwn === mine)
  return { own: own.read(of(true)), wide: wide.read(of(false)) }
}
