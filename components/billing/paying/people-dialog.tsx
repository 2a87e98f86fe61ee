'use client'

import { useState, useTransition, type SyntheticEvent } from 'react'
import { Field } from '@/components/ui/form/field'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { Input } from '@/components/ui/input/input'
import { Facts } from '@/components/ui/list/facts'
import type { PaidSubscription } from '@/lib/billing/paying/queries/get-paying'
import { restOfPeriod, type PaidPeriod } from '@/lib/billing/paying/rules/proration'
import { fullCount, inRupees, plural } from '@/lib/shared/text'
import { payForMore, planChange, type Payment } from './change-calls'

export interface PeopleDialogProps {
  subscription: Pick<PaidSubscription, 'plan' | 'people' | 'amount' | 'pricePerPerson'> & { period: PaidPeriod }
  /** How many there are, and how many the plan includes. */
  limits: { here: number; most: number | null }
  /** When the sums are of. */
  at: Date
  /** The day of the next payment, as "Dec 24, 2026". */
  nextCharge: string
  payment: Omit<Payment, 'description'>
  open: boolean
  setOpen: (open: boolean) => void
}

type Limits = PeopleDialogProps['limits'] & { people: number }

/** Why it cannot be so many, or undefined when it can. */
function faultOf(count: number, { here, most, people }: Limits) {
  if (!Number.isInteger(count)) return 'Enter a whole number.'
  if (count < here) return `There are ${plural(here, 'person', 'people')} in the workspace.`
  if (most !== null && count > most) return `This plan includes ${fullCount(most)} people.`
  if (count === people) return 'That’s what you pay for already.'
}

/** How many people are paid for: more of them now, fewer from the next payment on, with both sums before the press. */
export function PeopleDialog({ subscription, limits, at, nextCharge, payment, open, setOpen }: PeopleDialogProps) {
  const { plan, people, amount, pricePerPerson, period } = subscription
  const [typed, setTyped] = useState('')
  const [pending, startTransition] = useTransition()
  const count = typed === '' ? people : Number(typed)
  const fault = faultOf(count, { ...limits, people })
  const adding = count - people
  const monthly = pricePerPerson * count
  const today = adding > 0 ? restOfPeriod(monthly - amount, period, at) : 0

  const close = () => setOpen(false)

  async function change() {
    if (adding < 0) return planChange({ plan, people: count, amount: monthly }, close)
    const description = plural(adding, 'more person', 'more people')
    const input = { kind: 'people', adding, amount: today } as const
    return payForMore(input, { ...payment, description }, { done: `Paid for ${description}.`, close })
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (fault === undefined && !pending) startTransition(change)
  }

  return (
    <FormDialog
      {...{ open, pending, submit }}
      onOpenChange={setOpen}
      title="Change people"
      verb={fault === undefined && adding > 0 ? `Pay ${inRupees(today)}` : 'Change'}
    >
      <Field
        label="People"
        error={typed === '' ? undefined : fault}
        hint={`You pay for ${plural(people, 'person', 'people')} now`}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={limits.here}
            max={limits.most ?? undefined}
            placeholder={String(people)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {fault === undefined && (
        <div className="mt-5" aria-live="polite">
          <Facts
            facts={[
              ['Today', adding > 0 ? `${inRupees(today)}, until ${nextCharge}` : 'Nothing'],
              ['Next payment', `${inRupees(monthly)} on ${nextCharge}`],
            ]}
          />
        </div>
      )}
    </FormDialog>
  )
}
