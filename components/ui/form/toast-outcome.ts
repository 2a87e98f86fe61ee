import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { faultsOf, type ActionResult } from './action-result'
import { answerOf } from './answer-of'
import { toastRefusal } from './toast-refusal'

/** Awaits an action and returns a success's answer; undefined after toasting a refusal. */
export async function successOf<Result>(
  work: Promise<ActionResult<Result> | undefined>,
): Promise<ActionResult<Result> | undefined> {
  const answer = await answerOf(work)
  const faults = faultsOf(answer)
  if (!faults) return answer
  toastRefusal(faults, faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE)
  return undefined
}

/** Awaits an action and toasts its refusal. */
export async function toastFaults(work: Promise<ActionResult<unknown> | undefined>): Promise<void> {
  await successOf(work)
}

/** Awaits an action, toasts its refusal or success, and returns whether it succeeded. */
export async function toastOutcome<Result>(
  work: Promise<ActionResult<Result> | undefined>,
  done: string | ((result: Result | undefined) => string),
): Promise<boolean> {
  const answer = await successOf(work)
  if (answer) toast({ type: 'success', title: typeof done === 'string' ? done : done(answer.data) })
  return answer !== undefined
}

/** Toasts a success and returns the answer; its refusal is the caller's to show. */
export async function toastDone<Result>(
  work: Promise<ActionResult<Result> | undefined>,
  done: string,
): Promise<ActionResult<Result> | undefined> {
  const answer = await work
  if (!faultsOf(answer ?? {})) toast({ type: 'success', title: done })
  return answer
}

/** Toasts a success, if it has words, before the page changes; `answerOf` rejects only with the redirect of a success. */
export const toastRedirect = <Answer>(answer: Promise<Answer>, done?: string): Promise<Answer> =>
  answer.catch((redirect: unknown) => {
    if (done !== undefined) toast({ type: 'success', title: done })
    throw redirect
  })
