/** Decisions, section 8. */
export const applauseLimits = {
  words: 1000,
  recipients: 10,
  perDay: 20,
  editMinutes: 15,
  deleteHours: 24,
  comment: 2000,
  mentions: 20,
  categories: 12,
  categoryName: 40,
} as const
