import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { faultsOf, type ActionResult } from './action-result'
import { answerOf } from './answer-of'

/** Waits for an action that is run for what it does, and toasts why it was refused. */
export async function toastFaults(answer: Promise<ActionResult<unknown> | undefined>) {
  const faults = faultsOf(await answerOf(answer))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
}
