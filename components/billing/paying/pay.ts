import { answerOf } from '@/components/ui/form/answer-of'
import { faultsOf } from '@/components/ui/form/action-result'
import { toast } from '@/components/ui/overlay/toast'
import { confirmAdditionAction, confirmPaymentAction } from '@/lib/billing/paying/actions'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { openCheckout, type CheckoutCall } from './open-checkout'

function complain(title: string) {
  toast({ type: 'error', title })
  return false
}

/** Runs the checkout, sends Razorpay's signature to the server and shows the result. Returns whether it was paid. */
export async function pay(id: string, call: CheckoutCall, done: string): Promise<boolean> {
  const paid = await openCheckout(call).catch(() => undefined)
  if (paid === undefined) return complain('Razorpay couldn’t be opened. Check your connection and try again.')
  if (paid === null) {
    toast({ type: 'info', title: 'Nothing was paid.' })
    return false
  }
  const signed = { id, ...paid }
  const isOrder = 'order_id' in call.paid
  const faults = faultsOf(
    isOrder ? await answerOf(confirmAdditionAction(signed)) : await answerOf(confirmPaymentAction(signed)),
  )
  if (faults) return complain(faults.form ?? GENERAL_FAILURE)
  toast({ type: 'success', title: done })
  return true
}
