import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { LockedRespondent } from '@/lib/reviews/responses/queries/respondent-state'
import { sentAt } from '@/lib/reviews/responses/rules/answers'
import { now } from '@/lib/platform/clock'

/**
 * Notes when somebody outside agreed to what stands above the form, which they do with the first answer they leave. Of an
 * anonymous review only the day: the time could point to one of the answers. Members are not asked, and nothing is noted.
 */
export async function recordConsent(tx: Tx, { assigneeId, anonymity }: LockedRespondent) {
  await tx.externalReviewer.updateMany({
    where: { assigneeId, consentedAt: null },
    data: { consentedAt: sentAt(anonymity, now()) },
  })
}
