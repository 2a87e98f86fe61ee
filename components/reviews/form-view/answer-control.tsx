import type { ComponentType, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { isSingleChoice } from '@/lib/reviews/model/rules/question-types'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import type { AnswerField } from './answers/answer-field'
import { ChoiceAnswer } from './answers/choice-answer'
import { RatingAnswer } from './answers/rating-answer'
import { ScaleAnswer } from './answers/scale-answer'
import { WrittenAnswer } from './answers/written-answer'
import { YesNoAnswer } from './answers/yes-no-answer'

type Chosen = Exclude<QuestionView['type'], 'input' | 'textarea'>

const controls: Record<Chosen, ComponentType<AnswerField>> = {
  checkbox: ChoiceAnswer,
  scale: ScaleAnswer,
  yesno: YesNoAnswer,
  rating: RatingAnswer,
}

interface AnswerControlProps extends AnswerField {
  inputId: string
  words: ReactNode
  /** The help text. */
  help?: ReactNode
}

const wordsClass = (help: ReactNode) => cx('block w-full p-0', help ? 'mb-1' : 'mb-3')

/** A question's control: a labelled box, or a named group of choices. */
export function AnswerControl({ inputId, words, help, ...field }: AnswerControlProps) {
  const { question, describedBy, invalid } = field
  if (question.type === 'input' || question.type === 'textarea') {
    return (
      <div>
        <label htmlFor={inputId} className={wordsClass(help)}>
          {words}
        </label>
        {help}
        <WrittenAnswer {...field} id={inputId} />
      </div>
    )
  }
  const Control = controls[question.type]
  // Only radio groups may be required or invalid as a whole; checkboxes say it singly.
  const isRadio = isSingleChoice(question)
  const state = { role: 'radiogroup', 'aria-required': question.isRequired, 'aria-invalid': invalid || undefined }
  return (
    <fieldset
      {...(isRadio && state)}
      aria-labelledby={inputId}
      aria-describedby={describedBy}
      className="m-0 min-w-0 border-0 p-0"
    >
      <legend id={inputId} className={wordsClass(help)}>
        {words}
      </legend>
      {help}
      <Control {...field} />
    </fieldset>
  )
}
