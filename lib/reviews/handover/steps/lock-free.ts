import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { whereLeft, whereFree, listLeft } from '@/lib/reviews/handover/queries'
import { HANDED_AT_ONCE } from '@/lib/reviews/handover/rules'

/** What of a leaver's an Admin can take over now, held until the transaction ends. */
export async function lockFree(tx: Tx, actor: Actor, leaverId: string) {
  const where = { AND: [whereLeft(actor, leaverId), whereFree(actor)] }
  const found = await tx.review.findMany({ where, orderBy: { id: 'asc' }, take: HANDED_AT_ONCE, select: { id: true } })
  const ids = found.map(({ id }) => id)
  await tx.$queryRaw`SELECT id FROM "Review" WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`
  // Read once they are held: an answer may have come in meanwhile, or another Admin may have been faster.
  const held = await listLeft(tx, actor, { AND: [where, { id: { in: ids } }] })
  return held.filter(({ bar }) => bar === null)
}
