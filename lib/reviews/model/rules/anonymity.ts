import { hasEnded, type ReviewFacts } from './review-state'

/** Decisions, section 5: never less than three people behind anything that is shown of an anonymous review. */
export const ANONYMITY_FLOOR = 3

/** Why results are not shown yet, or null when they are. */
export type ResultsHidden = 'not-closed' | 'too-few'

/** A viewer who answered knows one of the answers, so it does not count towards the floor for them. */
export const unknownTo = (answeredCount: number, viewerAnswered: boolean) => answeredCount - (viewerAnswered ? 1 : 0)

/**
 * Why this viewer is not shown the results yet, or null when they may be: with names at any time, without them after the
 * close and for the answers of at least three people other than the viewer. Who may read them at all is not asked here.
 */
export function resultsHidden(
  { status, anonymity, answeredCount }: ReviewFacts,
  viewerAnswered = false,
): ResultsHidden | null {
  if (anonymity === 'NAMED') return null
  if (!hasEnded(status)) return 'not-closed'
  return unknownTo(answeredCount, viewerAnswered) < ANONYMITY_FLOOR ? 'too-few' : null
}
