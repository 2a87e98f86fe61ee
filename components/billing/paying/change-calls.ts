import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { beginAdditionAction, payAdditionAction, scheduleChangeAction } from '@/lib/billing/paying/actions'
import type { BeginAdditionInput, ScheduleChangeInput } from '@/lib/billing/paying/schema'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import type { CheckoutCall } from './open-checkout'
import { pay } from './pay'

/** Who pays where, and for what. */
export type Payment = Pick<CheckoutCall, 'checkout' | 'payer' | 'description'>

type Opened = ReturnType<typeof beginAdditionAction>

/** Pays an addition in the checkout. Returns whether the checkout was opened. */
async function payOpened(opened: Opened, payment: Payment, done: string): Promise<boolean> {
  const answer = await answerOf(opened)
  const faults = faultsOf(answer)
  if (faults || !answer?.data) {
    toast({ type: 'error', title: faults?.form ?? GENERAL_FAILURE })
    return false
  }
  const { id, orderId } = answer.data
  await pay(id, { ...payment, paid: { order_id: orderId } }, done)
  return true
}

/** Pays for more people or a larger plan. Returns whether the checkout was opened. */
export const payForMore = (input: BeginAdditionInput, payment: Payment, done: string) =>
  payOpened(beginAdditionAction(input), payment, done)

/** Pays what waits for its payment. */
export const payWaiting = (id: string, payment: Payment, done: string) =>
  payOpened(payAdditionAction({ id }), payment, done)

/** Plans a smaller subscription from the next payment on. Returns whether it is. */
export async function planChange(input: ScheduleChangeInput): Promise<boolean> {
  const faults = faultsOf(await answerOf(scheduleChangeAction(input)))
  toast(
    faults ? { type: 'error', title: faults.form ?? GENERAL_FAILURE } : { type: 'success', title: 'Change planned' },
  )
  return faults === undefined
}
