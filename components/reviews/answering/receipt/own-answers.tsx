import { GivenAnswer } from '@/components/reviews/results/given-answer'
import { Card } from '@/components/ui/layout/card'
import type { Answering } from '@/lib/reviews/responses/queries'
import { askedAmong } from '@/lib/reviews/responses/rules'

/** What somebody wrote, question by question; nothing when there is nothing to read. */
export function OwnAnswers({ view, title }: { view: Pick<Answering, 'questions' | 'answers'>; title: string }) {
  const { questions, answers } = view
  if (Object.keys(answers).length === 0) return null
  return (
    <div>
      <h3 className="mb-3 text-md font-semibold">{title}</h3>
      <Card className="sm:p-6">
        <dl className="m-0">
          {askedAmong(questions, (id) => answers[id]).map((question) => (
            <GivenAnswer key={question.id} question={question} answer={answers[question.id]} />
          ))}
        </dl>
      </Card>
    </div>
  )
}
