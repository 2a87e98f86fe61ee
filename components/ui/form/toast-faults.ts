import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { faultsOf, type ActionResult } from './action-result'
import { answerOf } from './answer-of'

/** Awaits an action and toasts its refusal. */
export async function toastFaults(answer: Promise<ActionResult<unknown> | undefined>) {
  const faults = faultsOf(await answerOf(answer))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
}
