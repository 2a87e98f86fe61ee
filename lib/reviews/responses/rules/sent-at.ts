import type { Anonymity } from '@/lib/platform/generated/prisma/enums'
import { dateOf, dayIn } from '@/lib/shared/dates'

/** An anonymous answer keeps only its day, because the time of day could identify its author. */
export const sentAt = (anonymity: Anonymity, now: Date, zone = 'UTC') =>
  anonymity === 'ANONYMOUS' ? dateOf(dayIn(now, zone)) : now
