import type { ReviewKind } from '@/lib/platform/generated/prisma/enums'

/** The title the subject sees; a note's own title names the subject. */
export const noteFrom = (authorName: string) => `Feedback from ${authorName}`

/** The title in the audit log, where Admins read no quick question of others. */
export const titleOnRecord = ({ kind, title }: { kind: ReviewKind; title: string }) =>
  kind === 'QUICK' ? 'a quick question' : `“${title}”`
