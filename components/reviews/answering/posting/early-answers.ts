import { answersIn } from '@/lib/reviews/responses/rules/posted-fields'
import { isSameAnswer, noAnswer, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'

/** The id of the form, for fields that stand beside it. */
export const answersFormId = 'answers'

/**
 * What stands in the fields of the page and differs from what its script knows: typed and chosen before the script was
 * there to notice.
 */
export function earlyAnswers(questions: readonly QuestionView[], known: Answers): Answers {
  // The server draws the form as well, and has no page to look at.
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${answersFormId}`)
  if (form === null) return {}
  const given = answersIn(questions, Object.fromEntries(new FormData(form)))
  return Object.fromEntries([...given].filter(([id, parts]) => !isSameAnswer(parts, known[id] ?? noAnswer)))
}
