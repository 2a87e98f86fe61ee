import type { Anonymity } from '@/lib/platform/generated/prisma/enums'
import { dateOf, dayOf } from '@/lib/shared/dates'

/** An anonymous answer keeps only its day, because the time of day could identify its author. */
export const sentAt = (anonymity: Anonymity, now: Date) => (anonymity === 'ANONYMOUS' ? dateOf(dayOf(now)) : now)
