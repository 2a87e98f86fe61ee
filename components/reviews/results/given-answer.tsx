import type { ReactNode } from 'react'
import { Star } from '@/components/ui/charts/star'
import { LongText } from '@/components/ui/display/long-text'
import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'

interface GivenAnswerProps {
  question: QuestionView
  answer: AnswerParts | undefined
  /** Hidden from all readers. */
  isHidden?: boolean
}

function Score({ question, score }: { question: QuestionView; score: number }) {
  const most = question.highest ?? 10
  return (
    <p className="flex items-center gap-1.5 font-medium tabular-nums">
      {question.type === 'rating' && <Star className="size-4" />}
      {score}
      <span className="font-normal text-subtle">
        {question.type === 'rating' ? `of ${most} stars` : `on a scale from ${question.lowest ?? 0} to ${most}`}
      </span>
    </p>
  )
}

function Chosen({ options, optionIds }: Pick<QuestionView, 'options'> & { optionIds: string[] }) {
  return (
    <ul className="grid gap-1">
      {options
        .filter(({ id }) => optionIds.includes(id))
        .map(({ id, text }) => (
          <li key={id} className="wrap-anywhere">
            {text}
          </li>
        ))}
    </ul>
  )
}

function contentOf({ question, answer, isHidden }: GivenAnswerProps): ReactNode {
  if (!answer && isHidden) return <p className="text-subtle">Hidden by you</p>
  if (!answer) return <p className="text-subtle">No answer</p>
  const { text, score, yes, optionIds } = answer
  return (
    <>
      {score !== null && <Score question={question} score={score} />}
      {yes !== null && <p className="font-medium">{yes ? 'Yes' : 'No'}</p>}
      {optionIds.length > 0 && <Chosen options={question.options} optionIds={optionIds} />}
      {text !== null && <LongText text={text} />}
      {isHidden && <p className="text-subtle">Words hidden by you</p>}
    </>
  )
}

export function GivenAnswer(given: GivenAnswerProps) {
  return (
    <div className="grid grid-cols-1 gap-1.5 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <dt className="max-w-reading text-pretty wrap-anywhere text-muted">{given.question.text}</dt>
      <dd className="m-0 grid max-w-reading min-w-0 grid-cols-1 gap-1.5">{contentOf(given)}</dd>
    </div>
  )
}
