import 'server-only'
import { db } from '@/lib/platform/db'

/** In order; the caller has checked access. */
export const listQuestions = (workspaceId: string, reviewIds: string[]) =>
  db.question.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, reviewId: { in: reviewIds } },
    orderBy: { position: 'asc' },
    select: { ...questionSelect, reviewId: true },
  })

export const askedSelect = {
  id: true,
  type: true,
  isRequired: true,
  isMultiple: true,
  followsId: true,
  followsWhen: true,
  followsValue: true,
  lowest: true,
  highest: true,
  editableFeedback: true,
  options: { select: { id: true }, orderBy: { position: 'asc' } },
} as const

export const questionSelect = {
  ...askedSelect,
  text: true,
  help: true,
  ratingFeedback: true,
  options: { select: { id: true, text: true }, orderBy: { position: 'asc' } },
} as const
