import { pay } from '@/components/billing/paying/pay'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import type { SeatOffer } from '@/lib/invitations/rules/seats'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

type Opened = { id: string; orderId: string }

/** The payer and the item. */
export type SeatPayment = Pick<SeatOffer, 'checkout' | 'payer'> & { description: string }

/** Opens the checkout for waiting people. Returns the earlier answer and whether it was paid; null: refused. */
export async function paySeats<Answer extends Opened>(
  opening: Promise<ActionResult<Answer> | undefined>,
  payment: SeatPayment,
  done: string,
): Promise<{ answer: Answer; isPaid: boolean } | null> {
  const answer = await answerOf(opening)
  const faults = faultsOf(answer)
  if (faults || !answer?.data) {
    toast({ type: 'error', title: faults?.form ?? faults?.fields[0]?.[1] ?? GENERAL_FAILURE })
    return null
  }
  const { id, orderId } = answer.data
  return { answer: answer.data, isPaid: await pay(id, { ...payment, paid: { order_id: orderId } }, done) }
}
