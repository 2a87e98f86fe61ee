import type { ComponentProps } from 'react'
import { QuestionCard } from '@/components/reviews/form-view/question-card'
import { askedWhen, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import { ShownField } from './shown-field'

type UnaskedQuestionProps = ComponentProps<typeof QuestionCard> & { questions: readonly QuestionView[] }

/** A follow-up where no script brings it up when it is due: it is there from the start, and says when it is meant. */
export function UnaskedQuestion({ questions, ...card }: UnaskedQuestionProps) {
  const { question } = card
  return (
    <noscript>
      <ShownField questionId={question.id} />
      <QuestionCard {...card} condition={askedWhen(question, questions)} />
    </noscript>
  )
}
