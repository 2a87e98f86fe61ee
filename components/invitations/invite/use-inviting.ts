'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { paySeats } from '@/components/invitations/seats/pay-seats'
import { recordEvent } from '@/components/shell/analytics/record-event'
import { successOf } from '@/components/ui/form/toast-outcome'
import { invitePeopleAction } from '@/lib/invitations/actions'
import { seatsInCheckout, type SeatOffer } from '@/lib/invitations/rules/seats'
import type { invitePeopleSchema } from '@/lib/invitations/schema'
import { requestSeatsAction } from '@/lib/invitations/seats/actions'
import type { Invited } from './invite-done'

type Typed = z.input<typeof invitePeopleSchema>
type Answer = Omit<Invited, 'waiting'> & { offer: SeatOffer | null }

/** Row results, and the seat price while undecided. */
export function useInviting(valuesOf: () => Typed) {
  const [outcome, setOutcome] = useState<Invited>()
  const [offer, setOffer] = useState<SeatOffer>()

  function hear(answer: Answer | undefined) {
    if (answer?.offer) return setOffer(answer.offer)
    if (!answer) return
    recordEvent('invitation.sent')
    setOutcome({ ...answer, waiting: null })
  }

  async function inviteFitting() {
    hear((await successOf(invitePeopleAction({ ...valuesOf(), isPartial: true })))?.data)
    setOffer(undefined)
  }

  async function payFor({ seats, amount, checkout, payer }: SeatOffer) {
    const payment = { checkout, payer, description: seatsInCheckout(seats) }
    const asked = requestSeatsAction({ ...valuesOf(), seats, amount })
    await Promise.allSettled([asked])
    // An open dialog would take the focus from the checkout.
    setOffer(undefined)
    const paid = await paySeats(asked, payment, 'Paid. Invitations sent.')
    if (paid) setOutcome({ ...paid.answer, waiting: { emails: paid.answer.waiting, isPaid: paid.isPaid } })
  }

  return {
    outcome,
    offer,
    hear,
    inviteFitting,
    payFor,
    forget: () => setOutcome(undefined),
    close: () => setOffer(undefined),
  }
}
