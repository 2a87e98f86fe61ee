import { cappedCount } from '@/lib/shared/text'

/** None at zero, compact above 999. */
export function unreadLabel(count: number): string | null {
  return count === 0 ? null : cappedCount(count)
}

/** The "seen" and "read" time of mail-only and Slack-only notifications, which hides them in the product. */
export const MAIL_ONLY = new Date(0)

/** Longer than any event whose repeat the row prevents. */
export const KEPT_MAIL_DAYS = 90
