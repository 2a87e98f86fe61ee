import type { QuestionView } from '@/lib/reviews/responses/rules'

/** What is asked. Required is the rule, so the exception is what is named. */
export function QuestionWords({ question, number }: { question: QuestionView; number: number }) {
  return (
    <span className="flex gap-2 text-md font-medium">
      <span className="shrink-0 text-subtle tabular-nums">{number}.</span>
      <span className="min-w-0 text-pretty wrap-anywhere whitespace-pre-line">
        {question.text}
        {!question.isRequired && <span className="font-normal text-subtle"> (optional)</span>}
      </span>
    </span>
  )
}
