import { linked } from '@/components/ui/display/linked'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'

interface QuestionWordsProps {
  question: QuestionView
  number: string
}

/** Required is the default, so optional is marked. */
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

/** Help text and condition. */
export function QuestionHelp({ id, condition, help }: { id: string; condition?: string; help: string }) {
  return (
    <p id={id} className="mb-3 text-pretty wrap-anywhere whitespace-pre-line text-muted">
      {condition && <span className="font-medium">{condition} </span>}
      {linked(help)}
    </p>
  )
}
