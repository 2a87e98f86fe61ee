'use client'

import { useRouter } from 'next/navigation'
import { useTransition, type SyntheticEvent } from 'react'
import { FormDialog } from '@/components/ui/form/form-dialog'
import { Facts } from '@/components/ui/list/facts'
import type { BeginSubscriptionInput } from '@/lib/billing/paying/schema'
import { inRupees } from '@/lib/shared/text'
import { payForMore, planChange, type Payment } from './change-calls'
import { Losses } from './losses'

export interface PlanDialogProps {
  plan: BeginSubscriptionInput['plan']
  name: string
  isLarger: boolean
  people: number
  /** Paise a month. */
  monthly: number
  /** Paise until the next payment; 0 for a smaller plan. */
  today: number
  /** Next payment day, as "Dec 24, 2026". */
  nextCharge: string
  /** Lost features, a sentence each. */
  losses: readonly string[]
  payment: Payment
  open: boolean
  setOpen: (open: boolean) => void
}

/** A plan change with its costs and losses. */
export function PlanDialog(props: PlanDialogProps) {
  const { plan, name, isLarger, people, monthly, today, nextCharge, losses, payment, open, setOpen } = props
  const [pending, startTransition] = useTransition()

  const { refresh } = useRouter()

  const close = () => setOpen(false)

  const change = () =>
    isLarger
      ? payForMore({ kind: 'plan', plan, amount: today }, payment, {
          done: `Your workspace is on ${name}`,
          close,
          refresh,
        })
      : planChange({ plan, people, amount: monthly }, { close, refresh })

  function submit(event?: SyntheticEvent) {
    event?.preventDefault()
    if (!pending) startTransition(change)
  }

  return (
    <FormDialog
      open={open}
      pending={pending}
      submit={submit}
      onOpenChange={setOpen}
      title={isLarger ? `Upgrade to ${name}` : `Change to ${name}`}
      verb={isLarger ? `Pay ${inRupees(today)}` : `Change to ${name}`}
    >
      <Facts
        facts={[
          ['Begins', isLarger ? 'Today' : nextCharge],
          ['Today', isLarger ? `${inRupees(today)}, until ${nextCharge}` : 'Nothing'],
          ['Next payment', `${inRupees(monthly)} on ${nextCharge}`],
        ]}
      />
      <Losses lines={losses} />
    </FormDialog>
  )
}
