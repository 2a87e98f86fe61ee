import type { QuestionView } from '@/lib/reviews/responses/rules/answers'

interface QuestionWordsProps {
  question: QuestionView
  /** Its number in the form, as "2" or, of one that follows on it, "2.1". */
  number: string
}

/** What is asked. Required is the rule, so the exception is what is named. */
export function QuestionWords({ question, number }: QuestionWordsProps) {
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

/** How a question is meant, and when it is to be answered. */
export function QuestionHelp({ id, condition, help }: { id: string; condition?: string; help: string }) {
  return (
    <p id={id} className="mb-3 text-pretty wrap-anywhere whitespace-pre-line text-muted">
      {condition && <span className="font-medium">{condition} </span>}
      {help}
    </p>
  )
}
