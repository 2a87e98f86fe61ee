import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

/** Waits for an action and toasts why it was refused, if it was. */
export async function orToast(acting: Promise<ActionResult<unknown> | undefined>) {
  const faults = faultsOf(await answerOf(acting))
  if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
}
