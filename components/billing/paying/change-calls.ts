import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { beginAdditionAction, payAdditionAction, scheduleChangeAction } from '@/lib/billing/paying/actions'
import type { BeginAdditionInput, ScheduleChangeInput } from '@/lib/billing/paying/schema'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import type { CheckoutCall } from './open-checkout'
import { pay } from './pay'

/** The payer and the purpose. */
export type Payment = Pick<CheckoutCall, 'checkout' | 'payer' | 'description'>

type Opened = ReturnType<typeof beginAdditionAction>

/** The success message, how to close the dialog over the checkout, and to show what another Admin has changed. */
type Around = { done: string; close?: () => void; refresh: () => void }

function refuse(title = GENERAL_FAILURE, { refresh }: Pick<Around, 'refresh'>) {
  toast({ type: 'error', title })
  refresh()
}

async function payOpened(opened: Opened, payment: Payment, { done, close, refresh }: Around): Promise<void> {
  const answer = await answerOf(opened)
  const faults = faultsOf(answer)
  if (faults || !answer?.data) return refuse(faults?.form, { refresh })
  const { id, orderId } = answer.data
  close?.()
  await pay(id, { ...payment, paid: { order_id: orderId } }, done)
}

export const payForMore = (input: BeginAdditionInput, payment: Payment, around: Around) =>
  payOpened(beginAdditionAction(input), payment, around)

export const payWaiting = (id: string, payment: Payment, around: Around) =>
  payOpened(payAdditionAction({ id }), payment, around)

export async function planChange(
  input: ScheduleChangeInput,
  { close, refresh }: Pick<Around, 'close' | 'refresh'>,
): Promise<void> {
  const faults = faultsOf(await answerOf(scheduleChangeAction(input)))
  if (faults) return refuse(faults.form, { refresh })
  close?.()
  toast({ type: 'success', title: 'Change planned' })
}
