import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import { answerField } from '@/lib/reviews/responses/rules/posted-fields'
import type { AnswerField } from './answer-field'
import { coverClass, optionClass } from './option-style'

const sides = [
  { yes: true, word: 'Yes', icon: 'check' },
  { yes: false, word: 'No', icon: 'x' },
] as const

/** Two large buttons. */
export function YesNoAnswer({ question, value, onChange, disabled }: AnswerField) {
  return (
    <div className="grid max-w-md grid-cols-2 gap-2">
      {sides.map(({ yes, word, icon }) => (
        <label key={word} className={optionClass('flex h-12 items-center justify-center gap-2 font-medium')}>
          <input
            type="radio"
            name={answerField(question.id)}
            value={yes ? 'yes' : 'no'}
            checked={value.yes === yes}
            disabled={disabled}
            className={coverClass}
            onChange={() => onChange({ ...value, yes })}
          />
          <Icon name={icon} className={cx('size-4', value.yes === yes ? 'text-primary-ink' : 'text-subtle')} />
          {word}
        </label>
      ))}
    </div>
  )
}
