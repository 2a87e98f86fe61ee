import { hasEnded, type ReviewFacts } from './review-state'

/** At least three people stand behind everything shown of an anonymous review (docs/decisions.md, Anonymity). */
export const ANONYMITY_FLOOR = 3

export type ResultsHidden = 'not-closed' | 'too-few'

/** Viewers know their own answer, so it does not count toward their floor. */
export const unknownTo = (answeredCount: number, viewerAnswered: boolean) => answeredCount - (viewerAnswered ? 1 : 0)

/**
 * Null when shown: named results at any time, others after the close with at least three answers besides the viewer's.
 * The caller checks access.
 */
export function resultsHidden(
  { status, anonymity, answeredCount }: ReviewFacts,
  viewerAnswered: boolean,
): ResultsHidden | null {
  if (anonymity === 'NAMED') return null
  if (!hasEnded(status)) return 'not-closed'
  return unknownTo(answeredCount, viewerAnswered) < ANONYMITY_FLOOR ? 'too-few' : null
}
