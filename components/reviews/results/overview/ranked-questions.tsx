import { Card } from '@/components/ui/layout/card'
import type { RankedQuestion } from '@/lib/reviews/results/rules/overview'
import { ScoreLine } from './score-line'

interface RankedQuestionsProps {
  title: string
  questions: RankedQuestion[]
}

/** The highest or lowest questions on one line. */
export function RankedQuestions({ title, questions }: RankedQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 font-semibold">{title}</h2>
      <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0">
        {questions.map(({ id, title: question, shown, share }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{question}</span>
              <b className="shrink-0 font-medium tabular-nums">{shown}</b>
            </p>
            <div className="px-1.5">
              <ScoreLine share={share} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
