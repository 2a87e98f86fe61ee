'use client'

import { useState, useTransition, type SyntheticEvent } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { Facts } from '@/components/ui/list/facts'
import { toast } from '@/components/ui/overlay/toast'
import { beginSubscriptionAction } from '@/lib/billing/paying/actions'
import type { Checkout } from '@/lib/billing/paying/queries/get-paying'
import type { BeginSubscriptionInput } from '@/lib/billing/paying/schema'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { inRupees, plural } from '@/lib/shared/text'
import { pay } from './pay'
import { PeopleField, peopleFault, seatlessFacts, type PeopleLimits } from './people-field'

export interface SubscribeDialogProps {
  plan: BeginSubscriptionInput['plan']
  name: string
  /** Paise a month and person. */
  price: number
  people: PeopleLimits
  nextCharge: string
  /** What it takes from the trial; null: nothing. */
  trialLost: string | null
  checkout: Checkout
  payer: { name: string; email: string }
  open: boolean
  setOpen: (open: boolean) => void
}

/** Shows the sum and the next payment before paying. */
export function SubscribeDialog(props: SubscribeDialogProps) {
  const { plan, name, price, people, nextCharge, trialLost, checkout, payer, open, setOpen } = props
  const [typed, setTyped] = useState(String(Math.min(people.here + people.invited, people.most ?? Infinity)))
  const [pending, startTransition] = useTransition()
  const count = Number(typed)
  const fault = peopleFault(count, people)
  const amount = fault === undefined ? price * count : 0

  async function subscribe() {
    const answer = await answerOf(beginSubscriptionAction({ plan, people: count, amount }))
    const faults = faultsOf(answer)
    if (faults || !answer?.data) return toast({ type: 'error', title: faults?.form ?? GENERAL_FAILURE })
    const { id, razorpayId } = answer.data
    setOpen(false)
    const description = `${name} for ${plural(count, 'person', 'people')}`
    await pay(
      id,
      { checkout, paid: { subscription_id: razorpayId }, description, payer },
      `Your workspace is on ${name}`,
    )
  }

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (fault === undefined && !pending) startTransition(async () => void (await subscribe()))
  }

  return (
    <FormDialog
      open={open}
      pending={pending}
      submit={submit}
      onOpenChange={setOpen}
      title={`Subscribe to ${name}`}
      text={trialLost}
      verb={fault === undefined ? `Pay ${inRupees(amount)}` : 'Pay'}
    >
      <PeopleField limits={people} value={typed} onChange={setTyped} error={fault} />
      {fault === undefined && (
        <div className="mt-5" aria-live="polite">
          <Facts
            facts={[
              ['Each person', `${inRupees(price)} a month`],
              ['Today', inRupees(amount)],
              ['Next payment', `${inRupees(amount)} on ${nextCharge}`],
              ...seatlessFacts(count, people),
            ]}
          />
        </div>
      )}
    </FormDialog>
  )
}
