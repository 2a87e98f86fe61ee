import { unstable_rethrow } from 'next/navigation'
import type { ActionResult } from './action-result'

/** The action's answer, or undefined if it never came; rethrows redirects. */
export const answerOf = <Answer extends ActionResult<unknown>>(
  answer: Promise<Answer | undefined>,
): Promise<Answer | ActionResult<never> | undefined> =>
  answer.then(
    (result) => result ?? {},
    (error: unknown) => {
      unstable_rethrow(error)
      return undefined
    },
  )
