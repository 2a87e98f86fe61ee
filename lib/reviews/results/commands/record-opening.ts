import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { Actor } from '@/lib/access/actor'
import { titleOnRecord } from '@/lib/reviews/model/rules/note-title'
import { isOnRecord } from '@/lib/reviews/model/rules/readers'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { recordAll } from '@/lib/audit/record'

const action = 'review.opened'

type Opened = Pick<ReviewHead, 'id' | 'kind' | 'title' | 'readAs' | 'hidden'>

/** Openings within these hours count as one. */
const LOOK_HOURS = 24

/** The reviews this actor has a line for already. */
async function listKept(tx: Pick<Tx, 'auditEntry'>, { workspaceId, memberId }: Actor, ids: string[]) {
  const where = {
    workspaceId,
    memberId,
    action,
    objectId: { in: ids },
    createdAt: { gt: hoursFrom(now(), -LOOK_HOURS) },
  }
  return (await tx.auditEntry.findMany({ where, select: { objectId: true } })).map(({ objectId }) => objectId)
}

/**
 * Logs in the audit log that an actor who is neither creator nor subject saw results, once a day per actor and review.
 * Logs nothing when no results are shown.
 */
export async function recordOpening(actor: Actor, ...opened: Opened[]): Promise<void> {
  const seen = opened.filter(({ hidden, readAs }) => hidden === null && isOnRecord(readAs))
  if (seen.length === 0) return
  const ids = seen.map(({ id }) => id)
  const without = (kept: (string | null)[]) => seen.filter(({ id }) => !kept.includes(id))
  // Most openings are not the first of the day, so they skip the lock.
  if (without(await listKept(db, actor, ids)).length === 0) return
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Member" WHERE id = ${actor.memberId}::uuid FOR UPDATE`
    const first = without(await listKept(tx, actor, ids))
    const acts = first.map(
      (one) => ({ action, objectId: one.id, title: `Opened the results of ${titleOnRecord(one)}` }) as const,
    )
    await recordAll(tx, actor, acts)
  })
}
