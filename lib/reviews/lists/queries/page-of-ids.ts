import 'server-only'
import { Prisma } from '@/lib/platform/db'
import type { ListSort, ReviewListFilter } from '@/lib/reviews/lists/schema'
import { momentSchema } from '@/lib/shared/page'
import {
  MOST_FOUND,
  holdsWords,
  byItsOnlyEnd,
  waysOf,
  waysAboutMe,
  isWide,
  prolonged,
  foundWide,
  type WayIn,
} from './ways-in'
import type { Actor } from '@/lib/access/actor'
import { readListCursor, type ListCursor } from '@/lib/reviews/lists/rules'

/** One section of a list; `key` is its sort key in the whole list, `by` the order within the section. */
type Section = { key: Prisma.Sql; by: Prisma.Sql; where: Prisma.Sql }

type Order = {
  key: Prisma.Sql
  direction: Prisma.Sql
  /** How keys after a cursor compare with it. */
  beyond: Prisma.Sql
  after: (key: string) => Prisma.Sql | null
  /** Sections that an index holds in order, where no index covers the whole list. */
  sections?: Section[]
  /** The rows up to a key, where an index can stop there. */
  upTo?: (key: Prisma.Sql) => Prisma.Sql
}

type List = {
  actor: Actor
  order: Order
  search: string
  most: number
  cursor: ListCursor | undefined
  /** The same review may have an end of its own for the viewer, and be listed by either. */
  isByTwoEnds: boolean
}

const ascending = { direction: Prisma.sql`ASC`, beyond: Prisma.sql`>` }

/** Indexes sort the workspace-wide list; one person's reviews are sorted at run time. */
const ordersAt = (at: Date): Record<ListSort, Order> => ({
  newest: {
    key: Prisma.sql`w."createdAt"`,
    direction: Prisma.sql`DESC`,
    beyond: Prisma.sql`<`,
    after: (key) => {
      const { data: at } = momentSchema.safeParse(key)
      return at ? Prisma.sql`${at}::timestamptz` : null
    },
    upTo: (key) => Prisma.sql`w."createdAt" >= COALESCE(${key}, '-infinity')`,
  },
  closing: {
    ...closingFirst(at),
    ...ascending,
    after: (key) => (/^-?\d{1,18}$/.test(key) ? Prisma.sql`${key}::bigint` : null),
  },
  title: { key: Prisma.sql`lower(w.title)`, ...ascending, after: (key) => Prisma.sql`${key}` },
})

/** Order: closing next, without an end, ended but extended, over. */
function closingFirst(at: Date): Pick<Order, 'key' | 'sections'> {
  const closing = Prisma.sql`closing_order(w.status, w."closesAt")`
  const hasEnded = Prisma.sql`${closing} <= ${at.getTime()}::bigint`
  const behind = Prisma.sql`closing_order('ACTIVE', NULL) + ${closing}`
  return {
    key: Prisma.sql`CASE WHEN ${hasEnded} THEN ${behind} ELSE ${closing} END`,
    sections: [
      { key: closing, by: closing, where: Prisma.sql`NOT ${hasEnded}` },
      { key: behind, by: closing, where: hasEnded },
    ],
  }
}

/** Shorter searches match too much for an index lookup to pay off. */
const FEWEST_LETTERS = 3

/** Finds the ids of one page before reading columns, from the first rows of each source. */
export function pageOfIds(
  actor: Actor,
  { tab, search, sort = 'newest', about, after }: ReviewListFilter,
  most: number,
  at: Date,
) {
  const order = ordersAt(at)[sort]
  const isByTwoEnds = tab === 'all' && sort === 'closing'
  const list: List = { actor, order, search, most, cursor: readListCursor(after), isByTwoEnds }

  const ways = about === 'me' ? waysAboutMe : waysOf(tab, at)
  const wide = ways.filter(isWide).flatMap((way) => wideSections(list).map((section) => firstRows(list, way, section)))
  const hasWide = wide.length > 0
  const own = ways.filter((way) => !isWide(way)).map((way) => firstRows(list, way, ownSection(list, hasWide)))

  const page = firstOf(list, hasWide ? [...own, Prisma.sql`TABLE wide`] : own)
  const ids = withSubqueries(page, [
    isByTwoEnds && Prisma.sql`prolonged AS MATERIALIZED (${prolonged(actor)})`,
    hasWide && isLookedUp(list) && Prisma.sql`found AS MATERIALIZED (${foundWide(actor, search)})`,
    hasWide && Prisma.sql`wide AS MATERIALIZED (${firstOf(list, wide)})`,
  ])
  return { ids, order: Prisma.sql`ORDER BY page.key ${order.direction}, page.id ${order.direction}` }
}

const isLookedUp = ({ search }: List) => search.length >= FEWEST_LETTERS

const wholeOf = ({ order: { key } }: List): Section => ({ key, by: key, where: Prisma.sql`TRUE` })

/** Reads few matches by id, and many in list order until a page is full. */
function wideSections(list: List): Section[] {
  const sections = list.order.sections ?? [wholeOf(list)]
  if (!isLookedUp(list)) return sections
  const areAllFound = Prisma.sql`(SELECT count(*) FROM found) < ${MOST_FOUND}`
  const isFound = Prisma.sql`${areAllFound} AND w.id = ANY(ARRAY(SELECT id FROM found))`
  return [
    { ...wholeOf(list), where: isFound },
    ...sections.map((section) => ({ ...section, where: Prisma.sql`NOT ${areAllFound} AND ${section.where}` })),
  ]
}

/** Once the workspace-wide list fills a page, rows after its last line cannot be on that page. */
function ownSection(list: List, hasWide: boolean): Section {
  const whole = wholeOf(list)
  const { order, search, most } = list
  if (!hasWide || search === '' || order.upTo === undefined) return whole
  return { ...whole, where: order.upTo(Prisma.sql`(SELECT min(key) FROM wide HAVING count(*) > ${most})`) }
}

/** The first rows of one source in one section, from the cursor on. */
function firstRows(list: List, way: WayIn, { key, by, where }: Section) {
  const { actor, search, isByTwoEnds } = list
  const byOneEnd = isByTwoEnds ? Prisma.sql`AND ${byItsOnlyEnd(way)}` : Prisma.empty
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND ${holdsWords(Prisma.sql`w.title`, search)}`
  return Prisma.sql`
    (SELECT w.id, ${key} AS key FROM (${way(actor)}) w
     WHERE ${where} ${byOneEnd} ${afterCursor(list, key)} ${matching} ${first(list, by)})`
}

function afterCursor({ order, cursor }: List, key: Prisma.Sql) {
  const start = cursor && order.after(cursor.key)
  return start ? Prisma.sql`AND (${key}, w.id) ${order.beyond} (${start}, ${cursor.id}::uuid)` : Prisma.empty
}

const firstOf = (list: List, parts: Prisma.Sql[]) =>
  Prisma.sql`SELECT id, key FROM (${Prisma.join(parts, ' UNION ')}) ways ${first(list, Prisma.sql`key`)}`

const first = ({ order: { direction }, most }: List, by: Prisma.Sql) =>
  Prisma.sql`ORDER BY ${by} ${direction}, id ${direction} LIMIT ${most + 1}`

/** Reads each named subquery once, as a CTE. */
function withSubqueries(statement: Prisma.Sql, subqueries: (Prisma.Sql | false)[]) {
  const named = subqueries.filter((subquery) => subquery !== false)
  return named.length === 0 ? statement : Prisma.sql`WITH ${Prisma.join(named)} ${statement}`
}
