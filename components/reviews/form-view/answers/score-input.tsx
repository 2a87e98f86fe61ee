import { answerField } from '@/lib/reviews/responses/rules/posted-fields'
import type { AnswerField } from './answer-field'
import { coverClass } from './option-style'

/** The native radio over its drawing. */
export function ScoreInput({ question, value, onChange, disabled, score }: AnswerField & { score: number }) {
  return (
    <input
      type="radio"
      name={answerField(question.id)}
      value={score}
      checked={value.score === score}
      disabled={disabled}
      className={coverClass}
      onChange={() => onChange({ ...value, score })}
    />
  )
}
