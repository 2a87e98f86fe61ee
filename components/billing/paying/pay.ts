import { answerOf } from '@/components/ui/form/answer-of'
import { faultsOf } from '@/components/ui/form/action-result'
import { focusPage } from '@/components/ui/focus-layer'
import { toast } from '@/components/ui/overlay/toast'
import { confirmAdditionAction, confirmPaymentAction } from '@/lib/billing/paying/actions'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { openCheckout, type CheckoutCall } from './open-checkout'

function complain(title: string) {
  toast({ type: 'error', title })
  return false
}

type Confirmed = { status: string | null } | { isPaid: boolean }

const isConfirmedBy = (answer: Confirmed | undefined) =>
  answer !== undefined && ('isPaid' in answer ? answer.isPaid : answer.status === 'ACTIVE')

const isReplaced = (answer: Confirmed | undefined) =>
  answer !== undefined && 'status' in answer && answer.status === 'CANCELED'

/** Runs the checkout, sends Razorpay's signature to the server and shows the result. Returns whether it was paid. */
export async function pay(id: string, call: CheckoutCall, done: string): Promise<boolean> {
  const paid = await openCheckout(call).catch(() => undefined)
  if (paid === undefined) return complain('Razorpay couldn’t be opened. Check your connection and try again.')
  focusPage()
  if (paid === null) {
    toast({ type: 'info', title: 'Nothing was paid.' })
    return false
  }
  const signed = { id, ...paid }
  const isOrder = 'order_id' in call.paid
  const answer = isOrder ? await answerOf(confirmAdditionAction(signed)) : await answerOf(confirmPaymentAction(signed))
  const faults = faultsOf(answer)
  if (faults) return complain(faults.form ?? GENERAL_FAILURE)
  const isConfirmed = isConfirmedBy(answer?.data)
  if (isConfirmed) toast({ type: 'success', title: done })
  else if (isReplaced(answer?.data)) {
    toast({ type: 'error', title: 'Another plan was chosen in the meantime. If you were charged, contact support.' })
  } else toast({ type: 'info', title: 'Your payment is being confirmed. Don’t pay twice.' })
  return isConfirmed
}
