import 'server-only'
import type { Prisma } from '@/lib/platform/db'

/** What of a review decides who reads it, when, and with which names. */
export const readingSelect = {
  status: true,
  anonymity: true,
  creatorId: true,
  subjectId: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  releaseMode: true,
} as const satisfies Prisma.ReviewSelect
