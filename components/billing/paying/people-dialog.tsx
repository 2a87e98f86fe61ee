'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition, type SyntheticEvent } from 'react'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { Facts } from '@/components/ui/list/facts'
import type { PaidSubscription } from '@/lib/billing/paying/queries/get-paying'
import { restOfPeriod, type PaidPeriod } from '@/lib/billing/paying/rules/proration'
import { fullCount, inRupees, plural } from '@/lib/shared/text'
import { payForMore, planChange, type Payment } from './change-calls'
import { PeopleField, peopleFault, seatlessFacts, type PeopleLimits } from './people-field'

export interface PeopleDialogProps {
  subscription: Pick<PaidSubscription, 'plan' | 'people' | 'amount' | 'pricePerPerson'> & { period: PaidPeriod }
  limits: PeopleLimits
  /** The date of the sums. */
  at: Date
  /** Next payment day, as "Dec 24, 2026". */
  nextCharge: string
  payment: Omit<Payment, 'description'>
  open: boolean
  setOpen: (open: boolean) => void
}

/** Paid seats: more now, fewer from the next payment on, with sums shown first. */
export function PeopleDialog({ subscription, limits, at, nextCharge, payment, open, setOpen }: PeopleDialogProps) {
  const { plan, people, amount, pricePerPerson, period } = subscription
  const [typed, setTyped] = useState(String(people))
  const [pending, startTransition] = useTransition()
  const count = Number(typed)
  const isSame = count === people
  const fault = peopleFault(count, limits)
  const adding = count - people
  const monthly = pricePerPerson * count
  const today = adding > 0 ? restOfPeriod(monthly - amount, period, at) : 0

  const { refresh } = useRouter()

  const close = () => setOpen(false)

  async function change() {
    if (adding < 0) return planChange({ plan, people: count, amount: monthly }, { close, refresh })
    const description = plural(adding, 'more person', 'more people')
    const input = { kind: 'people', adding, amount: today } as const
    return payForMore(input, { ...payment, description }, { done: `Paid for ${description}`, close, refresh })
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (fault === undefined && !isSame && !pending) startTransition(change)
  }

  return (
    <FormDialog
      open={open}
      pending={pending}
      submit={submit}
      onOpenChange={setOpen}
      title="Change people"
      verb={fault === undefined && adding > 0 ? `Pay ${inRupees(today)}` : 'Change'}
    >
      <PeopleField limits={limits} value={typed} onChange={setTyped} error={fault} hint={`${fullCount(people)} now`} />
      {fault === undefined && !isSame && (
        <div className="mt-5" aria-live="polite">
          <Facts
            facts={[
              ['Today', adding > 0 ? `${inRupees(today)}, until ${nextCharge}` : 'Nothing'],
              ['Next payment', `${inRupees(monthly)} on ${nextCharge}`],
              ...seatlessFacts(count, limits),
            ]}
          />
        </div>
      )}
    </FormDialog>
  )
}
