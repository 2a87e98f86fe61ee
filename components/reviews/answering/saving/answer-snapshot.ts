import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'

export type Answers = Readonly<Record<string, AnswerParts>>

/**
 * `failed` tries again by itself. `signed-out` cannot before somebody signs in. `ended` never will: the review was closed
 * or answered elsewhere.
 */
export type Saving =
  | { state: 'idle' | 'saving' | 'failed' }
  | { state: 'saved'; at: Date }
  | { state: 'signed-out' | 'ended'; message: string }

/** A form being answered, at one moment. */
export type AnswerSnapshot = {
  values: Answers
  /** What these answers leave to be asked, in order. The others keep what was written, and are not sent. */
  asked: readonly QuestionView[]
  /** The follow-up that came up last, in words for those who do not see it come. */
  announcement: string
  /** What to mend, by the id of an asked question. */
  errors: Readonly<Record<string, string>>
  saving: Saving
  /** Whether this device holds answers that differ from those of the form. */
  hasRivals: boolean
}

/** What became of a form that was sent while no script was there. */
export type Posted = {
  /** What it held, when it could not be kept or sent as a whole. */
  typed: Answers
  /** What to mend, by the id of a question. */
  faults: Readonly<Record<string, string>>
  /** What stands in the way, where it is no single answer. */
  message?: string
  savedAt?: Date
}
