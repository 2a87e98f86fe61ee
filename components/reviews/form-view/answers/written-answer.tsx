import { useId } from 'react'
import { cx } from '@/components/ui/cx'
import { Input } from '@/components/ui/input/input'
import { Textarea } from '@/components/ui/input/textarea'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { answerField } from '@/lib/reviews/responses/rules/posted-fields'
import type { AnswerField } from './answer-field'
import { Counter } from '@/components/ui/input/counter'

interface WrittenAnswerProps extends AnswerField {
  /** The label's `htmlFor`. */
  id: string
}

/** A one-line or long text answer. */
export function WrittenAnswer({ id, question, value, onChange, disabled, describedBy, invalid }: WrittenAnswerProps) {
  const counterId = useId()
  const isLong = question.type === 'textarea'
  const limit = isLong ? limits.longAnswer : limits.shortAnswer
  const text = value.text ?? ''
  const box = {
    id,
    name: answerField(question.id),
    value: text,
    disabled,
    'aria-required': question.isRequired || undefined,
    'aria-invalid': invalid || text.length > limit || undefined,
    'aria-describedby': cx(describedBy, counterId),
  }
  const write = (written: string) => onChange({ ...value, text: written === '' ? null : written })
  return (
    <div className="grid gap-1">
      {isLong ? (
        <Textarea {...box} rows={4} className="text-reading" onChange={(event) => write(event.target.value)} />
      ) : (
        <Input {...box} autoComplete="off" onChange={(event) => write(event.target.value)} />
      )}
      <Counter className="text-right" id={counterId} length={text.length} limit={limit} />
    </div>
  )
}
