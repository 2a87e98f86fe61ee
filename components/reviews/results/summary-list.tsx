import { MessageSquareDashed } from 'lucide-react'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import type { ReviewHead } from '@/lib/reviews/results/queries'
import type { QuestionSummary } from '@/lib/reviews/results/summary/queries'
import { plural } from '@/lib/shared/text'
import { HiddenResults } from './hidden-results'
import { QuestionResult } from './question-result'

interface SummaryListProps {
  head: ReviewHead
  questions: QuestionSummary[]
}

/** What everybody together answered, question by question. */
export function SummaryList({ head, questions }: SummaryListProps) {
  if (head.hidden !== null) return <HiddenResults {...head} reason={head.hidden} />
  if (head.answeredCount === 0) {
    return (
      <Card flush>
        <EmptyState
          icon={<MessageSquareDashed />}
          title="No answers yet"
          text={`${plural(head.askedCount, 'person was', 'people were')} asked. Their answers appear here as they arrive.`}
        />
      </Card>
    )
  }
  return (
    <ol className="m-0 grid list-none grid-cols-1 gap-4 p-0">
      {questions.map((question, index) => (
        <QuestionResult key={question.id} reviewId={head.id} question={question} number={index + 1} />
      ))}
    </ol>
  )
}
