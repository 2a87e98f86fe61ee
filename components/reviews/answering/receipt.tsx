import { CircleCheck } from 'lucide-react'
import { GivenAnswer } from '@/components/reviews/results/given-answer'
import { Card } from '@/components/ui/layout/card'
import type { Answering } from '@/lib/reviews/responses/queries'
import { ReceiptHeading } from './receipt-heading'

function whatHappened({ anonymity, creatorName, answers }: Answering) {
  if (anonymity === 'NAMED') return `Your answers are with ${creatorName}.`
  if (Object.keys(answers).length > 0) return 'Your answers were sent without your name.'
  return 'This feedback is closed. Because it is anonymous, closing it destroyed the link between you and what you wrote, so nobody can look it up any more, not even you.'
}

/** That it arrived, and what was sent. */
export function Receipt(view: Answering) {
  const { questions, answers } = view
  const hasAnswers = Object.keys(answers).length > 0
  return (
    <section className="grid gap-6">
      <div className="flex items-start gap-3 rounded-lg bg-success-soft px-4 py-4 sm:px-6">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />
        <div>
          <ReceiptHeading>Thank you</ReceiptHeading>
          <p className="mt-0.5 text-pretty">{whatHappened(view)}</p>
        </div>
      </div>
      {hasAnswers && (
        <div>
          <h3 className="mb-3 text-md font-semibold">What you sent</h3>
          <Card className="sm:p-6">
            <dl className="m-0">
              {questions.map((question) => (
                <GivenAnswer key={question.id} question={question} answer={answers[question.id]} />
              ))}
            </dl>
          </Card>
        </div>
      )}
    </section>
  )
}
