import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { Actor } from '@/lib/access/actor'
import { isOnRecord } from '@/lib/reviews/model/rules/readers'
import { hoursFrom, now } from '@/lib/platform/clock'
import { db, transaction, type Tx } from '@/lib/platform/db'
import { record } from '@/lib/audit/record'

const action = 'review.opened'

type Opened = Pick<ReviewHead, 'id' | 'title' | 'readAs' | 'hidden'>

/** Looking again within these hours is the same look. */
const LOOK_HOURS = 24

/**
 * Keeps in the audit log that the actor, whose head this is, saw results and neither asked for them nor is whom they are
 * about; once a day for each of them and each review. Where nothing was shown, and for everybody else who may read them,
 * nothing is kept.
 */
export async function recordOpening(actor: Actor, { id, title, readAs, hidden }: Opened): Promise<void> {
  if (hidden !== null || !isOnRecord(readAs)) return
  const { workspaceId, memberId } = actor
  const where = { workspaceId, memberId, action, objectId: id, createdAt: { gt: hoursFrom(now(), -LOOK_HOURS) } }
  const isKept = async (tx: Pick<Tx, 'auditEntry'>) =>
    (await tx.auditEntry.findFirst({ where, select: { id: true } })) !== null
  // Most looks are not the first of the day, and hold nobody up.
  if (await isKept(db)) return
  await transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Member" WHERE id = ${memberId}::uuid FOR UPDATE`
    if (await isKept(tx)) return
    await record(tx, actor, { action, objectId: id, title: `Opened the results of “${title}”` })
  })
}
