import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'

/** Toasts a step's result and returns whether it succeeded; `done` may use the answer. */
export async function tellOutcome<Result>(
  work: Promise<ActionResult<Result> | undefined>,
  done: string | ((result: Result | undefined) => string),
): Promise<boolean> {
  const result = await answerOf(work)
  const faults = faultsOf(result)
  const fault = faults && (faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE)
  const title = typeof done === 'string' ? done : done(result?.data)
  toast(fault === undefined ? { type: 'success', title } : { type: 'error', title: fault })
  return fault === undefined
}
