'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { Facts } from '@/components/ui/list/facts'
import { Dialog } from '@/components/ui/overlay/dialog'
import { fitTitle, type SeatOffer } from '@/lib/invitations/rules/seats'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, inRupees, plural } from '@/lib/shared/text'

export interface SeatOfferDialogProps {
  offer: SeatOffer
  zone: string
  onPay: () => Promise<void>
  onInviteFitting: () => Promise<void>
  onClose: () => void
}

function explain({ fits, waiting }: SeatOffer) {
  const others = `${plural(waiting, 'person is', 'people are')} invited once you’ve paid`
  return fits === 0 ? `${others}.` : `${plural(fits, 'person is', 'people are')} invited now, ${others}.`
}

/** The seat price before anything is paid or sent. */
export function SeatOfferDialog({ offer, zone, onPay, onInviteFitting, onClose }: SeatOfferDialogProps) {
  const { fits, seats, amount, until, monthly } = offer
  const [pending, startTransition] = useTransition()
  const day = formatDate(until, 'MMM DD, YYYY', zone)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={fitTitle(offer)}
      text={explain(offer)}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => startTransition(onPay)}>
            Pay {inRupees(amount)}
          </Button>
          {fits > 0 && (
            <Button disabled={pending} onClick={() => startTransition(onInviteFitting)}>
              Invite only {plural(fits, 'person', 'people')}
            </Button>
          )}
        </>
      }
    >
      <Facts
        facts={[
          ['More people', fullCount(seats)],
          ['Today', inRupees(amount)],
          ['Next payment', `${inRupees(monthly)} on ${day}`],
        ]}
      />
    </Dialog>
  )
}
