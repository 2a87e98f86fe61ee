'use client'

import { Icon } from '@/components/ui/icon/icon'
import { memo } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { cx } from '@/components/ui/cx'
import { questionTypeLabels } from '@/lib/reviews/model/rules/question-types'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { useDraftState, useQuestionFault } from '@/components/reviews/asking/wizard-context'
import { useConditionWords } from './follow-ups/use-follows'
import { headField } from './question-actions'
import { QuestionIcon } from './question-icon'

interface QuestionHeadProps {
  question: string
  index: number
  number: string
  type: QuestionDraft['type']
  toggle: (key: string) => void
}

export const bodyId = (key: string) => `write-${key}`

/** Collapsed: the text; open: the type. */
export const QuestionHead = memo(function QuestionHead({ question, index, number, type, toggle }: QuestionHeadProps) {
  const isOpen = useDraftState(({ openKeys }) => openKeys.has(question))
  // Ignores the text while open, so typing doesn't redraw this line.
  const text = useDraftState(({ content: { questions } }) => (isOpen ? '' : questions[index]?.questionText.trim()))
  const isRequired = useDraftState(({ content: { questions } }) => questions[index]?.isRequired)
  const condition = useConditionWords(index)
  const fault = useQuestionFault(question)
  return (
    <button
      type="button"
      data-field={headField(question)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? bodyId(question) : undefined}
      onClick={() => toggle(question)}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-sm px-1.5 text-left max-sm:items-start max-sm:py-2"
    >
      <Icon
        name="chevron-right"
        className={cx('-mr-1 size-4 shrink-0 text-subtle transition-transform max-sm:mt-0.5', isOpen && 'rotate-90')}
      />
      <QuestionIcon type={type} className="size-4 shrink-0 text-primary-ink max-sm:mt-0.5" />
      <span className="shrink-0 text-subtle tabular-nums">{number}</span>
      <span className="flex min-w-0 flex-1 gap-x-2.5 max-sm:flex-col max-sm:items-start sm:items-center">
        {condition && (
          <span className="max-w-40 shrink-0 truncate rounded-sm bg-sunken px-1.5 text-sm text-muted">
            If {condition}
          </span>
        )}
        <span
          className={cx(
            'min-w-0 wrap-anywhere max-sm:line-clamp-2 sm:flex-1 sm:truncate',
            isOpen || !text ? 'text-subtle' : 'font-medium',
          )}
        >
          {isOpen ? questionTypeLabels[type] : text || 'Nothing asked yet'}
        </span>
      </span>
      {fault && (
        <Badge tone="danger" icon={<Icon name="circle-exclamation-point" />}>
          Fix
        </Badge>
      )}
      {!isRequired && !isOpen && <span className="shrink-0 text-sm text-subtle max-sm:hidden">optional</span>}
    </button>
  )
})
