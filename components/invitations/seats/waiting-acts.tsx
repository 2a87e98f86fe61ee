'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
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
  if (payment === null) return null
  const pay = () =>
    startTransition(async () => {
      await paySeats(payAdditionAction({ id }), payment, 'Paid. Invitations sent.')
    })
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
        onConfirm={() => toastFaults(cancelAdditionAction({ id }))}
      >
        Cancel payment
      </ConfirmButton>
    </div>
  )
}
