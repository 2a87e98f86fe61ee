import type { QuestionDraft } from '@/lib/reviews/model/schema'
import { isBlank, onlyVisible } from '@/lib/shared/text'
import { limits } from './review-limits'
import { canLead, conditionsOf, questionNumbers } from './conditions'

/** Fields are named as in the form. */
export type QuestionFault = {
  index: number
  questionText?: string
  options: Record<number, string>
  range?: string
  follows?: string
}

function optionFaults({ type, options }: QuestionDraft): Record<number, string> {
  if (type !== 'checkbox') return {}
  const faults: Record<number, string> = {}
  if (options.length < limits.options.min) faults[0] = `Give at least ${limits.options.min} options.`
  const seen = new Set<string>()
  options.forEach(({ optionText }, index) => {
    const text = onlyVisible(optionText).trim().toLowerCase()
    if (text === '') faults[index] = 'Write this option or remove it.'
    else if (seen.has(text)) faults[index] = 'This option is here twice.'
    seen.add(text)
  })
  return faults
}

export const rangeOf = ({
  type,
  lowerLabel,
  higherLabel,
  starCount,
}: Pick<QuestionDraft, 'type' | 'lowerLabel' | 'higherLabel' | 'starCount'>) =>
  type === 'scale' ? { lowest: lowerLabel, highest: higherLabel } : { lowest: 1, highest: starCount }

function valueFault({ when, value }: NonNullable<QuestionDraft['follows']>, leader: QuestionDraft) {
  if (when === 'YES' || when === 'NO') return undefined
  if (when === 'CHOSEN') return value !== null && value < leader.options.length ? undefined : 'Choose an option.'
  const { lowest, highest } = rangeOf(leader)
  return value !== null && value >= lowest && value <= highest
    ? undefined
    : `Choose a number from ${lowest} to ${highest}.`
}

/** A follow-up stands directly below its question or below another follow-up of it. */
function followsFault(questions: QuestionDraft[], index: number): string | undefined {
  const follows = questions[index]?.follows ?? null
  if (follows === null) return undefined
  const place = questions.findIndex(({ key }) => key === follows.key)
  const leader = questions[place]
  if (!leader) return 'The question this follows is gone. Ask everyone, or remove it.'
  if (leader.follows !== null) return 'A follow-up cannot have a follow-up of its own.'
  const between = questions.slice(place + 1, index)
  if (place > index || between.some((other) => other.follows?.key !== follows.key))
    return 'A follow-up must stand under the question it follows.'
  if (!canLead(leader.type)) return 'A written answer can’t have follow-ups. Ask everyone, or remove it.'
  if (!conditionsOf[leader.type].includes(follows.when)) return 'The question above has another type now.'
  return valueFault(follows, leader)
}

export function questionFaults(questions: QuestionDraft[]): QuestionFault[] {
  return questions.flatMap((question, index) => {
    const questionText = isBlank(question.questionText) ? 'Write the question.' : undefined
    const options = optionFaults(question)
    const isFlat = question.type === 'scale' && question.lowerLabel >= question.higherLabel
    const range = isFlat ? 'The scale must end higher than it begins.' : undefined
    const follows = followsFault(questions, index)
    if (!questionText && !range && !follows && Object.keys(options).length === 0) return []
    return [
      { index, options, ...(questionText && { questionText }), ...(range && { range }), ...(follows && { follows }) },
    ]
  })
}

/** Without follow-ups, as templates and formats are counted. */
export const countForAll = (questions: readonly Pick<QuestionDraft, 'follows'>[]) =>
  questions.filter(({ follows }) => follows === null).length

export const numbersOf = (questions: readonly Pick<QuestionDraft, 'follows'>[]) =>
  questionNumbers(questions.map(({ follows }) => follows !== null))
