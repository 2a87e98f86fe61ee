import { unstable_rethrow } from 'next/navigation'
import type { ActionResult } from './action-result'

/** The answer of an action, or undefined when it never came. A redirect goes on its way. */
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
