import type { QuestionDraft } from '@/lib/reviews/schema'
import { isBlank, onlyVisible } from '@/lib/shared/text'
import { limits } from './review-limits'
import { canLead, conditionsOf, questionNumbers } from './conditions'

/** What is missing in a question before it can be sent; fields are named as in the form. */
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
    else if (seen.has(text)) faults[index] = 'This option is there twice.'
    seen.add(text)
  })
  return faults
}

/** The lowest and highest answer to a question that is answered by a number. */
export const rangeOf = ({
  type,
  lowerLabel,
  higherLabel,
}: Pick<QuestionDraft, 'type' | 'lowerLabel' | 'higherLabel'>) =>
  type === 'scale' ? { lowest: lowerLabel, highest: higherLabel } : { lowest: 1, highest: 10 }

function valueFault({ when, value }: NonNullable<QuestionDraft['follows']>, leader: QuestionDraft) {
  if (when === 'YES' || when === 'NO') return undefined
  if (when === 'CHOSEN') return value !== null && value < leader.options.length ? undefined : 'Choose an option.'
  const { lowest, highest } = rangeOf(leader)
  return value !== null && value >= lowest && value <= highest
    ? undefined
    : `Choose a number from ${lowest} to ${highest}.`
}

/** Why a question cannot follow up on the one it names; it must stand under it, with none but its other follow-ups between. */
function followsFault(questions: QuestionDraft[], index: number): string | undefined {
  const follows = questions[index]?.follows ?? null
  if (follows === null) return undefined
  const place = questions.findIndex(({ key }) => key === follows.key)
  const leader = questions[place]
  if (!leader) return 'The question this follows is gone. Ask it of everybody, or remove it.'
  if (leader.follows !== null) return 'A follow-up cannot have a follow-up of its own.'
  const between = questions.slice(place + 1, index)
  if (place > index || between.some((other) => other.follows?.key !== follows.key))
    return 'A follow-up must stand under the question it follows.'
  if (!canLead(leader.type)) return 'Nothing can follow on an answer in words. Ask this of everybody, or remove it.'
  if (!conditionsOf[leader.type].includes(follows.when)) return 'The question above is answered in another way now.'
  return valueFault(follows, leader)
}

/** Every question that cannot be sent as it is, in order. */
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

/** The numbers of the questions of a draft, as they are shown beside them. */
export const numbersOf = (questions: readonly Pick<QuestionDraft, 'follows'>[]) =>
  questionNumbers(questions.map(({ follows }) => follows !== null))
