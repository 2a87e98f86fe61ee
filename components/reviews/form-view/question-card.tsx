'use client'

import { memo, useId, type ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { FieldError } from '@/components/ui/form/field'
import { noAnswer, type AnswerParts, type QuestionView } from '@/lib/reviews/responses/rules/answers'
import { isSingleChoice } from '@/lib/reviews/model/rules/question-types'
import { AnswerControl } from './answer-control'
import { ClearButton } from './answers/clear-button'
import { NoAnswerChoice } from './answers/no-answer-choice'
import { QuestionHelp, QuestionWords } from './question-words'

interface QuestionCardProps {
  question: QuestionView
  number: string
  value: AnswerParts
  /** The id is second, so one stable function serves every card. */
  onChange: (value: AnswerParts, questionId: string) => void
  /** The condition, where the question is always shown. */
  condition?: string
  /** The validation error. */
  error?: string
  disabled?: boolean
  /** A small note after the last line, such as the save state. */
  aside?: ReactNode
}

/** The card's element id, for links. */
export const questionCardId = (questionId: string) => `question-${questionId}`

/** A question for its respondent; memoized, so long forms stay fast. */
export const QuestionCard = memo(function QuestionCard({
  question,
  number,
  value,
  onChange,
  condition,
  error,
  disabled,
  aside,
}: QuestionCardProps) {
  const id = useId()
  const errorId = error ? `${id}error` : undefined
  const helpId = question.help || condition ? `${id}help` : undefined
  const isGiven = value.score !== null || value.yes !== null || value.optionIds.length > 0
  const canBeEmpty = isSingleChoice(question) && !question.isRequired && !disabled
  const canClear = canBeEmpty && isGiven
  return (
    <div
      id={questionCardId(question.id)}
      className={cx(
        'scroll-mt-20 rounded-lg border bg-surface p-4 sm:p-6',
        error ? 'border-danger' : 'border-line',
        question.followsId !== null && 'appear-fade ml-4 sm:ml-8',
      )}
    >
      <AnswerControl
        inputId={`${id}input`}
        words={<QuestionWords question={question} number={number} />}
        help={helpId && <QuestionHelp id={helpId} condition={condition} help={question.help} />}
        question={question}
        value={value}
        disabled={disabled}
        invalid={error !== undefined}
        describedBy={cx(errorId, helpId) || undefined}
        onChange={(given) => onChange(given, question.id)}
      />
      <div className="mt-3 grid gap-2 empty:hidden">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {canBeEmpty && condition === undefined && <NoAnswerChoice questionId={question.id} />}
        {(aside || canClear) && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-subtle">
            {canClear && <ClearButton onClear={() => onChange({ ...noAnswer, text: value.text }, question.id)} />}
            {aside && <div className="ml-auto">{aside}</div>}
          </div>
        )}
      </div>
    </div>
  )
})
