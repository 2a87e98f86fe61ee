import { GivenAnswer } from '@/components/reviews/results/given-answer'
import { Card } from '@/components/ui/layout/card'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { Answers } from '@/components/reviews/answering/saving/answer-snapshot'

interface AnswerListProps {
  title: string
  questions: readonly QuestionView[]
  answers: Answers
}

export function AnswerList({ title, questions, answers }: AnswerListProps) {
  return (
    <div>
      <h3 className="mb-3 text-md font-semibold">{title}</h3>
      <Card className="sm:p-6">
        <dl className="m-0">
          {questions.map((question) => (
            <GivenAnswer key={question.id} question={question} answer={answers[question.id]} />
          ))}
        </dl>
      </Card>
    </div>
  )
}
