import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { shortTitle } from '@/lib/reviews/model/rules/short-title'
import type { Shown } from './shown-results'
import type { TextAnswer } from './tallies'

/** A longer list would no longer show what matters most. */
export const MOST_PINNED = 5

export type GroupedText = Omit<TextAnswer, 'isPinned'> & {
  questionId: string
  relationship: Relationship
  isPinned: boolean
}

export type Quote = Pick<TextAnswer, 'id' | 'text' | 'authorName' | 'authorPictureId'> & { question: string }

/** A text of a hidden group is never quoted. */
export const isQuotable = (shown: Shown, relationship: Relationship) => shown.all && shown.groups.includes(relationship)

export const quoteOf = ({ id, text, authorName, authorPictureId }: GroupedText, question: string): Quote => ({
  id,
  text,
  authorName,
  authorPictureId,
  question: shortTitle(question, 80),
})

/** Drops the group, which the reader may not learn. */
export const textsFor = (texts: readonly GroupedText[], shown: Shown, canPin: boolean): TextAnswer[] =>
  texts.map(({ id, text, authorName, authorPictureId, relationship, isPinned }) => ({
    id,
    text,
    authorName,
    authorPictureId,
    isPinned: canPin && isQuotable(shown, relationship) ? isPinned : null,
  }))
