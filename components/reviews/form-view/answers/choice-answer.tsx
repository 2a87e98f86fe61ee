import { Checkbox } from '@/components/ui/input/checkbox'
import { optionField } from '@/lib/reviews/responses/rules/posted-fields'
import type { AnswerField } from './answer-field'
import { optionClass } from './option-style'

/** Any number of the options. */
export function ChoiceAnswer({ question, value, onChange, disabled, describedBy, invalid }: AnswerField) {
  const chosen = new Set(value.optionIds)

  function toggle(id: string, isChosen: boolean) {
    const others = value.optionIds.filter((other) => other !== id)
    onChange({ ...value, optionIds: isChosen ? [...others, id] : others })
  }

  return (
    <div className="grid gap-2">
      {question.options.map((option) => (
        <Checkbox
          key={option.id}
          name={optionField(question.id, option.id)}
          value={option.id}
          checked={chosen.has(option.id)}
          disabled={disabled}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          label={<span className="wrap-anywhere">{option.text}</span>}
          className={optionClass('px-3 py-2.5 [&_input]:outline-none')}
          onChange={(event) => toggle(option.id, event.target.checked)}
        />
      ))}
    </div>
  )
}
