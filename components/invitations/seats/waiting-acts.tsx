'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-faults'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { cancelAdditionAction, payAdditionAction } from '@/lib/billing/paying/actions'
import { inRupees } from '@/lib/shared/text'
import { paySeats, type SeatPayment } from './pay-seats'

interface WaitingActsProps {
  id: string
  /** Paise. */
  amount: number
  /** Null: this installation takes no payments. */
  payment: SeatPayment | null
  /** What becomes of who waits. */
  consequences: string
}

/** Pays for people who wait, or gives up doing so. */
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
