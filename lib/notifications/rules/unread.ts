import { cappedCount } from '@/lib/shared/text'

/** The number a bell carries: none at zero, compact above 999. */
export function unreadLabel(count: number): string | null {
  return count === 0 ? null : cappedCount(count)
}

/** When something was "seen" and "read" that only waits for its daily mail or for Slack: the product shows it nowhere. */
export const MAIL_ONLY = new Date(0)

/** How long the row of a mail that has left or was given up is kept. Longer than any event whose repeat it prevents. */
export const KEPT_MAIL_DAYS = 90
