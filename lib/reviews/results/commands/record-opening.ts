import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { Actor } from '@/lib/access/actor'
import { isOnRecord } from '@/lib/reviews/model/rules/readers'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { record } from '@/lib/audit/record'

const action = 'review.opened'

type Opened = Pick<ReviewHead, 'id' | 'title' | 'readAs' | 'hidden'>

/** Openings within these hours count as one. */
const LOOK_HOURS = 24

/**
 * Logs in the audit log that an actor who is neither creator nor subject saw results, once a day per actor and review.
 * Logs nothing when no results are shown.
 */
export async function recordOpening(actor: Actor, { id, title, readAs, hidden }: Opened): Promise<void> {
  if (hidden !== null || !isOnRecord(readAs)) return
  const { workspaceId, memberId } = actor
  const where = { workspaceId, memberId, action, objectId: id, createdAt: { gt: hoursFrom(now(), -LOOK_HOURS) } }
  const isKept = async (tx: Pick<Tx, 'auditEntry'>) =>
    (await tx.auditEntry.findFirst({ where, select: { id: true } })) !== null
  // Most openings are not the first of the day, so they skip the lock.
  if (await isKept(db)) return
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Member" WHERE id = ${memberId}::uuid FOR UPDATE`
    if (await isKept(tx)) return
    await record(tx, actor, { action, objectId: id, title: `Opened the results of “${title}”` })
  })
}
