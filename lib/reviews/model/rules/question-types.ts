import { QuestionType } from '@/lib/platform/generated/prisma/enums'

export const questionTypes = Object.values(QuestionType)

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
  /** The one number its answers come down to: a mean between two ends, or the share of yes. */
  figure: 'mean' | 'share' | null
  /** What is written: the answer itself, or a comment beside it. */
  words: 'answer' | 'comment' | null
  /** Whether exactly one thing is chosen, which is taken back by a button and not by choosing it again. */
  isSingleChoice: boolean
}

/** What follows from how a question is answered, for each type. */
export const kinds: Record<QuestionType, Kind> = {
  input: { figure: null, words: 'answer', isSingleChoice: false },
  textarea: { figure: null, words: 'answer', isSingleChoice: false },
  checkbox: { figure: null, words: null, isSingleChoice: false },
  scale: { figure: 'mean', words: null, isSingleChoice: true },
  yesno: { figure: 'share', words: null, isSingleChoice: true },
  rating: { figure: 'mean', words: 'comment', isSingleChoice: true },
}

/** Whether exactly one thing is chosen: by the type, or because a multiple choice asks for one answer. */
export const isSingleChoice = ({ type, isMultiple }: { type: QuestionType; isMultiple: boolean }) =>
  kinds[type].isSingleChoice || (type === 'checkbox' && !isMultiple)

/** The types of which something is true, as a query lists them. */
export const typesWith = (isTrue: (kind: Kind) => boolean) =>
  Object.values(QuestionType).filter((type) => isTrue(kinds[type]))
