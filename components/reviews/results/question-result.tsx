import { Lock } from 'lucide-react'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import type { QuestionSummary } from '@/lib/reviews/results/summary/queries'
import { questionTypeLabels } from '@/lib/reviews/schema'
import { fullCount, plural } from '@/lib/shared/text'
import { AnswerChart } from './answer-chart'
import { WrittenAnswers } from './written-answers'

interface QuestionResultProps {
  reviewId: string
  question: QuestionSummary
  number: number
}

function Content({ reviewId, question }: Omit<QuestionResultProps, 'number'>) {
  const { id, isHidden, answered, texts, textCount } = question
  if (isHidden) {
    return (
      <p className="flex items-center gap-2 text-subtle">
        <Lock aria-hidden="true" className="size-4 shrink-0" />
        Too few people answered this question, so what they said stays hidden.
      </p>
    )
  }
  if (answered === 0) return <p className="text-subtle">Nobody answered this question.</p>
  return (
    <div className="grid grid-cols-1 gap-5">
      <AnswerChart question={question} />
      {textCount > 0 && <WrittenAnswers texts={texts} />}
      {textCount > texts.length && (
        <p>
          <TextLink href={`/feedback/preview/${reviewId}?question=${id}`}>Show all {fullCount(textCount)}</TextLink>
        </p>
      )}
    </div>
  )
}

/** One question and what came of it. */
export function QuestionResult({ reviewId, question, number }: QuestionResultProps) {
  return (
    <li>
      <Card className="sm:p-6">
        <h2 className="flex gap-2 text-md font-semibold">
          <span className="text-subtle tabular-nums">{number}.</span>
          <span className="min-w-0 text-pretty wrap-anywhere">{question.text}</span>
        </h2>
        <p className="mt-0.5 mb-4 text-sm text-subtle">
          {questionTypeLabels[question.type]}
          {!question.isHidden && question.answered > 0 && ` · ${plural(question.answered, 'answer')}`}
        </p>
        <Content reviewId={reviewId} question={question} />
      </Card>
    </li>
  )
}
