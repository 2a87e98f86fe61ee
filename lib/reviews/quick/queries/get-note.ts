import 'server-only'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import { listResponses } from '@/lib/reviews/results/queries/list-responses'

/** The words of a note and who wrote them, read as every answer of a review is. */
export type Note = {
  text: string
  authorName: string
  memberId: string | null
  pictureId: string | null
  givenAt: Date
}

/** The note behind a head, for the reader it was made for. */
export async function getNote(head: ReviewHead): Promise<Note | null> {
  const [response] = (await listResponses(head)).rows
  if (!response) return null
  const { authorName, memberId, pictureId, submittedAt: givenAt, answers } = response
  const text = Object.values(answers)
    .map((parts) => parts.text ?? '')
    .join('\n')
  return { text, authorName, memberId, pictureId, givenAt }
}
