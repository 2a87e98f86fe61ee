'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { endSubscriptionAction, keepSubscriptionAction, takeBackChangeAction } from '@/lib/billing/paying/actions'
import { Losses } from './losses'
import type { CheckoutCall } from './open-checkout'
import { pay } from './pay'

interface EndButtonProps {
  id: string
  name: string
  /** What stays until when, and that charging stops. */
  stays: string
  /** Losses, a sentence each. */
  consequences: readonly string[]
}

export function EndButton({ id, name, stays, consequences }: EndButtonProps) {
  return (
    <ConfirmButton
      title={`Cancel ${name}?`}
      text={
        <>
          {stays}
          <Losses lines={consequences} />
        </>
      }
      confirm={`Cancel ${name}`}
      cancel="Go back"
      danger
      onConfirm={async () => void (await toastOutcome(endSubscriptionAction({ id }), 'Subscription canceled'))}
    >
      Cancel subscription
    </ConfirmButton>
  )
}

interface KeepButtonProps {
  id: string
  name: string
  /** The next payment, as "₹1,990 on JAN 12, 2027". */
  nextPayment: string
}

export function KeepButton({ id, name, nextPayment }: KeepButtonProps) {
  return (
    <ConfirmButton
      variant="primary"
      title={`Keep ${name}?`}
      text={`The next payment is ${nextPayment}.`}
      confirm={`Keep ${name}`}
      cancel="Go back"
      onConfirm={async () => void (await toastOutcome(keepSubscriptionAction({ id }), `You keep ${name}`))}
    >
      Keep {name}
    </ConfirmButton>
  )
}

interface KeepPlanButtonProps {
  id: string
  /** The current plan, as "Business for 5 people". */
  now: string
  nextPayment: string
}

/** Undoes a planned change. */
export function KeepPlanButton({ id, now, nextPayment }: KeepPlanButtonProps) {
  return (
    <ConfirmButton
      title={`Keep ${now}?`}
      text={`The next payment is ${nextPayment}.`}
      confirm={`Keep ${now}`}
      cancel="Go back"
      onConfirm={async () => void (await toastOutcome(takeBackChangeAction({ id }), `You keep ${now}`))}
    >
      Keep {now}
    </ConfirmButton>
  )
}

interface CardButtonProps {
  id: string
  name: string
  /** The failed payment, as "₹1,990". */
  amount: string
  call: CheckoutCall
}

/** Pays with another card. */
export function CardButton({ id, name, amount, call }: CardButtonProps) {
  const [pending, startTransition] = useTransition()
  const update = () =>
    startTransition(async () => void (await pay(id, call, `Paid ${amount}, your workspace is on ${name}`)))
  return (
    <Button variant="primary" pending={pending} onClick={update}>
      Update card and pay {amount}
    </Button>
  )
}
