import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { shortTitle } from '@/lib/reviews/model/rules/short-title'
import type { Shown } from './shown-results'
import type { TextAnswer } from './tallies'

/** How many answers of one review can be pinned: more are a list, and no longer what matters most. */
export const MOST_PINNED = 5

/** Something written, with the question and the group it was written in. */
export type GroupedText = Omit<TextAnswer, 'isPinned'> & {
  questionId: string
  relationship: Relationship
  isPinned: boolean
}

/** A pinned answer as it is read. It doesn't say the group of its author. */
export type Quote = { id: string; question: string; text: string; authorName: string | null }

/** Whether a text may be quoted to a reader who is shown this of its question: never one of a group that is hidden. */
export const isQuotable = (shown: Shown, relationship: Relationship) => shown.all && shown.groups.includes(relationship)

export const quoteOf = ({ id, text, authorName }: GroupedText, question: string): Quote => ({
  ...{ id, text, authorName },
  question: shortTitle(question, 80),
})

/** These texts for a reader, who learns of no group in which one was written. */
export const textsFor = (texts: readonly GroupedText[], shown: Shown, canPin: boolean): TextAnswer[] =>
  texts.map(({ id, text, authorName, relationship, isPinned }) => ({
    ...{ id, text, authorName },
    isPinned: canPin && isQuotable(shown, relationship) ? isPinned : null,
  }))
