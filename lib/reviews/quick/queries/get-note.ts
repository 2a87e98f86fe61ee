import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'

export type Note = {
  text: string
  authorName: string
  memberId: string | null
  hasLeft: boolean
  pictureId: string | null
  givenAt: Date
}

export async function getNote(head: ReviewHead): Promise<Note | null> {
  const [response] = (await listResponses(head)).rows
  if (!response) return null
  const { authorName, memberId, pictureId, submittedAt: givenAt, answers } = response
  const text = Object.values(answers)
    .map((parts) => parts.text ?? '')
    .join('\n')
  return { text, authorName, memberId, hasLeft: head.hasCreatorLeft, pictureId, givenAt }
}
