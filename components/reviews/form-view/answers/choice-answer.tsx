import { Checkbox } from '@/components/ui/input/checkbox'
import { Radio } from '@/components/ui/form/radio-group'
import { answerField, optionField } from '@/lib/reviews/responses/rules/posted-fields'
import type { AnswerField } from './answer-field'
import { optionClass } from './option-style'

type Option = AnswerField['question']['options'][number]

/** Single or multiple choice. */
export function ChoiceAnswer({ question, value, onChange, disabled, describedBy, invalid }: AnswerField) {
  const chosen = new Set(value.optionIds)
  const common = ({ id, text }: Option) => ({
    value: id,
    checked: chosen.has(id),
    disabled,
    label: <span className="wrap-anywhere">{text}</span>,
    className: optionClass('px-3 py-2.5 [&_input]:outline-none'),
  })

  function toggle(id: string, isChosen: boolean) {
    const others = value.optionIds.filter((other) => other !== id)
    onChange({ ...value, optionIds: isChosen ? [...others, id] : others })
  }

  return (
    <div className="grid gap-2">
      {question.options.map((option) =>
        question.isMultiple ? (
          <Checkbox
            key={option.id}
            {...common(option)}
            name={optionField(question.id, option.id)}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => toggle(option.id, event.target.checked)}
          />
        ) : (
          <Radio
            key={option.id}
            {...common(option)}
            name={answerField(question.id)}
            onChange={() => onChange({ ...value, optionIds: [option.id] })}
          />
        ),
      )}
    </div>
  )
}
