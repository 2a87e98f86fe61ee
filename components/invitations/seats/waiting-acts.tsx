'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { cancelAdditionAction, payAdditionAction } from '@/lib/billing/paying/actions'
import { inRupees } from '@/lib/shared/text'
import { paySeats, type SeatPayment } from './pay-seats'

interface WaitingActsProps {
  id: string
  /** Paise. */
  amount: number
  /** Null: payments aren't set up. */
  payment: SeatPayment | null
  /** What happens to the waiting people. */
  consequences: string
}

/** Pays for waiting people, or gives them up. */
export function WaitingActs({ id, amount, payment, consequences }: WaitingActsProps) {
  const [pending, startTransition] = useTransition()
  const router = useRouter()
  if (payment === null) return null
  const pay = () =>
    startTransition(async () => {
      // Refused: somebody else has paid or canceled it.
      if ((await paySeats(payAdditionAction({ id }), payment, 'Paid. Invitations sent.')) === null) router.refresh()
    })

  async function cancel() {
    if (!(await toastOutcome(cancelAdditionAction({ id }), 'Payment canceled'))) router.refresh()
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="primary" pending={pending} onClick={pay}>
        Pay {inRupees(amount)}
      </Button>
      <ConfirmButton
        title="Cancel this payment?"
        text={consequences}
        confirm="Cancel payment"
        cancel="Go back"
        danger
        onConfirm={cancel}
      >
        Cancel payment
      </ConfirmButton>
    </div>
  )
}
