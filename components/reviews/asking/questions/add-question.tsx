'use client'

import { limits } from '@/lib/reviews/model/rules/review-limits'
import { questionTypeLabels, questionTypes } from '@/lib/reviews/model/rules/question-types'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { FieldError } from '@/components/ui/form/field'
import { useFieldFault } from '@/components/reviews/asking/wizard-context'
import { QuestionIcon } from './question-icon'

interface AddQuestionProps {
  count: number
  onAdd: (type: QuestionDraft['type']) => void
}

export function AddQuestion({ count, onAdd }: AddQuestionProps) {
  const fault = useFieldFault('questions')
  const isFull = count >= limits.questions
  return (
    <section
      aria-labelledby="add-question"
      data-field="questions"
      className="rounded-lg border border-dashed border-control p-4"
    >
      <h2 id="add-question" className="font-medium">
        {count === 0 ? 'Add your first question' : 'Add a question'}
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-2 min-[22rem]:grid-cols-2 lg:grid-cols-3">
        {questionTypes.map((type) => (
          <button
            key={type}
            type="button"
            disabled={isFull}
            onClick={() => onAdd(type)}
            className="flex min-h-10 items-center gap-2.5 rounded-md border border-line bg-surface px-3 text-left transition-colors duration-fast not-disabled:hover:border-primary not-disabled:hover:bg-hover disabled:text-subtle"
          >
            <QuestionIcon type={type} className="size-4 shrink-0 text-primary-ink" />
            {questionTypeLabels[type]}
          </button>
        ))}
      </div>
      <div className="mt-2 grid gap-1 empty:hidden">
        {fault && <FieldError>{fault}</FieldError>}
        {isFull && (
          <p className="text-sm text-muted">
            A form may have at most {limits.questions} questions. Remove one to add one.
          </p>
        )}
      </div>
    </section>
  )
}
