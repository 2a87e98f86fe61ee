import type { AnswerParts, QuestionView } from '@/lib/reviews/responses/rules/answers'

export type Answers = Readonly<Record<string, AnswerParts>>

/**
 * `failed` retries by itself; `signed-out` needs a sign-in; `ended` is final, because the review closed or was answered
 * elsewhere.
 */
export type Saving =
  | { state: 'idle' | 'saving' | 'failed' }
  | { state: 'saved'; at: Date }
  | { state: 'signed-out' | 'ended'; message: string }

export type AnswerSnapshot = {
  values: Answers
  /** The questions these answers lead to, in order; answers to others are stored and not sent. */
  asked: readonly QuestionView[]
  /** The newest follow-up, announced to screen readers. */
  announcement: string
  /** Validation errors, by question id. */
  errors: Readonly<Record<string, string>>
  saving: Saving
  /** This device holds a conflicting copy. */
  hasConflicts: boolean
}

/** The result of a form sent without script. */
export type Posted = {
  /** Its values, if not fully saved or sent. */
  typed: Answers
  /** Validation errors, by question id. */
  faults: Readonly<Record<string, string>>
  /** A blocked reason beyond single answers. */
  message?: string
  savedAt?: Date
}
