import 'server-only'
import { db } from '@/lib/platform/db'
import { questionSelect } from '@/lib/reviews/responses/queries/asked-questions'

/** In order; the caller has checked access. */
export const listQuestions = ({ workspaceId, id }: { workspaceId: string; id: string }) =>
  db.question.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, reviewId: id },
    orderBy: { position: 'asc' },
    select: questionSelect,
  })
