import { Check, X } from 'lucide-react'
import { cx } from '@/components/ui/cx'
import { inputName, type AnswerField } from './answer-field'
import { coverClass, optionClass } from './option-style'

const sides = [
  { yes: true, word: 'Yes', Icon: Check },
  { yes: false, word: 'No', Icon: X },
]

/** Two big answers side by side. */
export function YesNoAnswer({ question, value, onChange, disabled }: AnswerField) {
  return (
    <div className="grid max-w-md grid-cols-2 gap-2">
      {sides.map(({ yes, word, Icon }) => (
        <label key={word} className={optionClass('flex h-12 items-center justify-center gap-2 font-medium')}>
          <input
            type="radio"
            name={inputName(question.id)}
            value={yes ? 'yes' : 'no'}
            checked={value.yes === yes}
            disabled={disabled}
            className={coverClass}
            onChange={() => onChange({ ...value, yes })}
          />
          <Icon aria-hidden="true" className={cx('size-4', value.yes === yes ? 'text-primary-ink' : 'text-subtle')} />
          {word}
        </label>
      ))}
    </div>
  )
}
