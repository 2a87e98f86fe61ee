import type { ComponentProps } from 'react'
import { QuestionCard } from '@/components/reviews/form-view/question-card'
import { askedWhen, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import { ShownField } from './shown-field'

type UnaskedQuestionProps = ComponentProps<typeof QuestionCard> & { questions: readonly QuestionView[] }

/** A follow-up without script: always shown, with its condition. */
export function UnaskedQuestion({ questions, ...card }: UnaskedQuestionProps) {
  const { question } = card
  return (
    <noscript>
      <ShownField questionId={question.id} />
      <QuestionCard {...card} condition={askedWhen(question, questions)} />
    </noscript>
  )
}
