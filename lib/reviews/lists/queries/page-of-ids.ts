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
import { readListCursor } from '@/lib/reviews/lists/rules'

/** One part of a list; `key` is its sort key in the whole list, `by` the order within the part. */
type Stretch = { key: Prisma.Sql; by: Prisma.Sql; where: Prisma.Sql }

type Order = {
  key: Prisma.Sql
  direction: Prisma.Sql
  after: (key: string) => Prisma.Sql | null
  /** Parts that an index holds in order, where no index covers the whole list. */
  inOrder?: Stretch[]
  /** The rows up to a key, where an index can stop there. */
  upTo?: (key: Prisma.Sql) => Prisma.Sql
}

const closing = Prisma.sql`closing_order(w.status, w."closesAt")`

/** Order: closing next, without an end, ended but extended, over. */
function closingFirst(at: Date): Pick<Order, 'key' | 'inOrder'> {
  const hasEnded = Prisma.sql`${closing} <= ${at.getTime()}::bigint`
  const behind = Prisma.sql`closing_order('ACTIVE', NULL) + ${closing}`
  return {
    key: Prisma.sql`CASE WHEN ${hasEnded} THEN ${behind} ELSE ${closing} END`,
    inOrder: [
      { key: closing, by: closing, where: Prisma.sql`NOT ${hasEnded}` },
      { key: behind, by: closing, where: hasEnded },
    ],
  }
}

/** Indexes sort the workspace-wide list; one person's reviews are sorted at run time. */
const ordersAt = (at: Date): Record<ListSort, Order> => ({
  newest: {
    key: Prisma.sql`w."createdAt"`,
    direction: Prisma.sql`DESC`,
    after: (key) => {
      const { data: at } = momentSchema.safeParse(key)
      return at ? Prisma.sql`${at}::timestamptz` : null
    },
    upTo: (key) => Prisma.sql`w."createdAt" >= COALESCE(${key}, '-infinity')`,
  },
  closing: {
    ...closingFirst(at),
    direction: Prisma.sql`ASC`,
    after: (key) => (/^-?\d{1,18}$/.test(key) ? Prisma.sql`${key}::bigint` : null),
  },
  title: { key: Prisma.sql`lower(w.title)`, direction: Prisma.sql`ASC`, after: (key) => Prisma.sql`${key}` },
})

/** Shorter searches match too much for an index lookup to pay off. */
const FEWEST_LETTERS = 3

const areAllFound = Prisma.sql`(SELECT count(*) FROM found) < ${MOST_FOUND}`

/** Reads few matches by id, and many in list order until a page is full. */
function stretchesOf({ inOrder = [] }: Order, whole: Stretch, isSought: boolean): Stretch[] {
  const read = inOrder.length > 0 ? inOrder : [whole]
  if (!isSought) return read
  return [
    { ...whole, where: Prisma.sql`${areAllFound} AND w.id = ANY(ARRAY(SELECT id FROM found))` },
    ...read.map((one) => ({ ...one, where: Prisma.sql`NOT ${areAllFound} AND ${one.where}` })),
  ]
}

/** Reads each named subquery once, as a CTE. */
function afterReading(statement: Prisma.Sql, things: (Prisma.Sql | false)[]) {
  const once = things.filter((thing) => thing !== false)
  return once.length === 0 ? statement : Prisma.sql`WITH ${Prisma.join(once)} ${statement}`
}

/** Finds the ids of one page before reading columns, from the first rows of each source. */
export function pageOfIds(
  actor: Actor,
  { tab, search, sort = 'newest', about, after }: ReviewListFilter,
  most: number,
  at: Date,
) {
  const order = ordersAt(at)[sort]
  const { direction } = order
  const cursor = readListCursor(after)
  const bound = cursor && order.after(cursor.key)
  const beyond = sort === 'newest' ? Prisma.sql`<` : Prisma.sql`>`
  const further = (key: Prisma.Sql) =>
    bound ? Prisma.sql`AND (${key}, w.id) ${beyond} (${bound}, ${cursor.id}::uuid)` : Prisma.empty
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND ${holdsWords(Prisma.sql`w.title`, search)}`
  const first = (by: Prisma.Sql) => Prisma.sql`ORDER BY ${by} ${direction}, id ${direction} LIMIT ${most + 1}`
  const isByTwoEnds = tab === 'all' && sort === 'closing'
  const byOneEnd = (way: WayIn) => (isByTwoEnds ? Prisma.sql`AND ${byItsOnlyEnd(way)}` : Prisma.empty)
  const part = (way: WayIn, { key, by, where }: Stretch) => Prisma.sql`
    (SELECT w.id, ${key} AS key FROM (${way(actor)}) w
     WHERE ${where} ${byOneEnd(way)} ${further(key)} ${matching} ${first(by)})`
  const firstOf = (parts: Prisma.Sql[]) =>
    Prisma.sql`SELECT id, key FROM (${Prisma.join(parts, ' UNION ')}) ways ${first(Prisma.sql`key`)}`

  const isSought = search.length >= FEWEST_LETTERS
  const whole = { key: order.key, by: order.key, where: Prisma.sql`TRUE` }
  const ways = about === 'me' ? waysAboutMe : waysOf(tab, at)
  const wide = ways.filter(isWide).flatMap((way) => stretchesOf(order, whole, isSought).map((one) => part(way, one)))
  // Once the workspace-wide list fills a page, rows after its last line cannot be on that page.
  const last = Prisma.sql`(SELECT min(key) FROM wide HAVING count(*) > ${most})`
  const near = search !== '' && wide.length > 0 ? order.upTo?.(last) : undefined
  const own = ways.filter((way) => !isWide(way)).map((way) => part(way, near ? { ...whole, where: near } : whole))
  const page = firstOf(wide.length > 0 ? [...own, Prisma.sql`TABLE wide`] : own)
  const ids = afterReading(page, [
    isByTwoEnds && Prisma.sql`prolonged AS MATERIALIZED (${prolonged(actor)})`,
    isSought && wide.length > 0 && Prisma.sql`found AS MATERIALIZED (${foundWide(actor, search)})`,
    wide.length > 0 && Prisma.sql`wide AS MATERIALIZED (${firstOf(wide)})`,
  ])
  return { ids, order: Prisma.sql`ORDER BY page.key ${direction}, page.id ${direction}` }
}
