import { answersIn } from '@/lib/reviews/responses/rules/posted-fields'
import { isSameAnswer, noAnswer, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Answers } from './answer-snapshot'

/** Form id, for fields outside it. */
export const answersFormId = 'answers'

/** Field values typed before the script loaded. */
export function earlyAnswers(questions: readonly QuestionView[], known: Answers): Answers {
  // The server renders this too, without a document.
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form#${answersFormId}`)
  if (form === null) return {}
  const given = answersIn(questions, Object.fromEntries(new FormData(form)))
  return Object.fromEntries([...given].filter(([id, parts]) => !isSameAnswer(parts, known[id] ?? noAnswer)))
}
