import { BarList } from '@/components/ui/charts/bar-list'
import { share } from '@/components/ui/charts/chart-frame'
import { Histogram } from '@/components/ui/charts/histogram'
import { StarDistribution } from '@/components/ui/charts/star-distribution'
import { YesNoSplit } from '@/components/ui/charts/yes-no-split'
import type { QuestionSummary } from '@/lib/reviews/results/rules/summary'

const oneDecimal = (mean: number | null) => mean?.toFixed(1)

function Scale({ question: { distribution, mean, lowEnd, highEnd } }: { question: QuestionSummary }) {
  const lowest = distribution[0]?.value ?? 0
  return (
    <Histogram
      points={distribution.map(({ value, count }) => ({ label: String(value), count }))}
      meanAt={mean === null ? undefined : mean - lowest}
      mean={oneDecimal(mean)}
      ends={lowEnd || highEnd ? [lowEnd, highEnd] : undefined}
    />
  )
}

/** The chart for a question type; text answers have none. */
export function AnswerChart({ question }: { question: QuestionSummary }) {
  const { type, options, answered, yes, no, distribution, mean, choicesBefore } = question
  if (type === 'scale') return <Scale question={question} />
  if (type === 'yesno') return <YesNoSplit yes={yes} no={no} />
  if (type === 'rating') {
    return <StarDistribution counts={distribution.map(({ count }) => count)} mean={oneDecimal(mean)} />
  }
  if (type !== 'checkbox') return null
  const points = options.map(({ text, count }) => ({ label: text, count }))
  const before = choicesBefore?.options.map(({ count }) => share(count, choicesBefore.answered))
  return <BarList points={points} before={before} people={answered} heads={['Option', 'People']} />
}
