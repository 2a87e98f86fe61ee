import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import { sentAt } from '@/lib/reviews/responses/rules/sent-at'
import { now } from '@/lib/platform/clock'

/**
 * Records consent with an external reviewer's first answer. An anonymous review stores only the day, because a time
 * could identify an answer.
 */
export async function recordConsent(tx: Tx, { assigneeId, anonymity, timeZone }: LockedRespondent) {
  await tx.externalReviewer.updateMany({
    where: { assigneeId, consentedAt: null },
    data: { consentedAt: sentAt(anonymity, now(), timeZone) },
  })
}
