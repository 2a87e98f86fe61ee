import { useId } from 'react'
import { cx } from '@/components/ui/cx'
import { Textarea } from '@/components/ui/input/textarea'
import { commentField } from '@/lib/reviews/responses/rules/posted-fields'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import type { AnswerField } from './answer-field'
import { Counter } from '@/components/ui/input/counter'

/** The optional comment of a rating. */
export function CommentBox({ question, value, onChange, disabled, describedBy }: AnswerField) {
  const id = useId()
  const counterId = useId()
  const text = value.text ?? ''
  return (
    <div className="mt-5 grid gap-1.5">
      <label htmlFor={id} className="font-medium wrap-anywhere">
        {question.ratingFeedback}
        <span className="font-normal text-subtle"> (optional)</span>
      </label>
      <Textarea
        id={id}
        name={commentField(question.id)}
        rows={2}
        value={text}
        disabled={disabled}
        aria-invalid={text.length > limits.comment || undefined}
        aria-describedby={cx(describedBy, counterId)}
        onChange={({ target }) => onChange({ ...value, text: target.value === '' ? null : target.value })}
      />
      <Counter className="text-right" id={counterId} length={text.length} limit={limits.comment} />
    </div>
  )
}
