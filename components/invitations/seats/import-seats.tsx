'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { seatsInCheckout, type SeatOffer } from '@/lib/invitations/rules/seats'
import { requestImportSeatsAction } from '@/lib/invitations/seats/actions'
import { inRupees } from '@/lib/shared/text'
import { paySeats } from './pay-seats'

/** Pays for an import's missing seats; it then continues by itself. */
export function PayForImportButton({ id, offer }: { id: string; offer: SeatOffer }) {
  const [pending, startTransition] = useTransition()
  const { seats, amount, checkout, payer } = offer
  const pay = () =>
    startTransition(async () => {
      const payment = { checkout, payer, description: seatsInCheckout(seats) }
      await paySeats(requestImportSeatsAction({ id, seats, amount }), payment, 'Paid. The import starts by itself.')
    })
  return (
    <Button variant="primary" pending={pending} onClick={pay}>
      Pay {inRupees(amount)} and import everyone
    </Button>
  )
}
