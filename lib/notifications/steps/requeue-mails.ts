import 'server-only'
import { minutesFrom, now } from '@/lib/platform/clock'
import { wake } from '@/lib/platform/queue'
import type { Tx } from '@/lib/platform/tx'
import { linkMinutes } from '@/lib/notifications/letters'
import { DELIVER_JOB } from '@/lib/notifications/outbox'

/** Retries mails that were given up and whose links still work, in the caller's transaction; returns how many. */
export async function requeueMails(tx: Tx, ids: readonly string[]): Promise<number> {
  const at = now()
  const over = [...linkMinutes].map(([event, minutes]) => ({ event, createdAt: { lte: minutesFrom(at, -minutes) } }))
  const { count } = await tx.mail.updateMany({
    where: { id: { in: [...ids] }, status: 'GIVEN_UP', sealedProps: { not: null }, NOT: { OR: over } },
    data: { status: 'QUEUED', attempts: 0, dueAt: at, lastError: null },
  })
  if (count > 0) await wake(tx, DELIVER_JOB)
  return count
}
