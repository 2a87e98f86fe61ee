import type { QuestionType } from '@/lib/platform/generated/prisma/enums'

/** In the order of the spec, without the enums of the database, which the browser would load whole. */
export const questionTypes = [
  'input',
  'textarea',
  'checkbox',
  'scale',
  'yesno',
  'rating',
] as const satisfies readonly QuestionType[]

/** The spec's names of the six types, section 3. */
export const questionTypeLabels: Record<QuestionType, string> = {
  input: 'Text Answer',
  textarea: 'Paragraph Answer',
  checkbox: 'Multiple Choice',
  scale: 'Opinion Scale',
  yesno: 'Yes/No Answer',
  rating: 'Rating Star',
}

type Kind = {
  /** The mean between two ends, or the share of yes. */
  figure: 'mean' | 'share' | null
  /** The text is the answer itself, or a comment beside it. */
  words: 'answer' | 'comment' | null
  /** A button clears the choice, because choosing it again does not. */
  isSingleChoice: boolean
}

export const kinds: Record<QuestionType, Kind> = {
  input: { figure: null, words: 'answer', isSingleChoice: false },
  textarea: { figure: null, words: 'answer', isSingleChoice: false },
  checkbox: { figure: null, words: null, isSingleChoice: false },
  scale: { figure: 'mean', words: null, isSingleChoice: true },
  yesno: { figure: 'share', words: null, isSingleChoice: true },
  rating: { figure: 'mean', words: 'comment', isSingleChoice: true },
}

/** By type, or a multiple choice that takes one answer. */
export const isSingleChoice = ({ type, isMultiple }: { type: QuestionType; isMultiple: boolean }) =>
  kinds[type].isSingleChoice || (type === 'checkbox' && !isMultiple)

export const typesWith = (isTrue: (kind: Kind) => boolean) => questionTypes.filter((type) => isTrue(kinds[type]))
