'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { Callout } from '@/components/ui/display/callout'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { cancelAdditionAction } from '@/lib/billing/paying/actions'
import type { OpenAddition } from '@/lib/billing/paying/queries/get-paying'
import { inRupees } from '@/lib/shared/text'
import { payWaiting, type Payment } from './change-calls'

interface AdditionPartProps {
  addition: OpenAddition
  /** Due date, as "Dec 3, 2026". */
  due: string
  /** When it is canceled, as `due`. */
  end: string
  /** Next payment day. */
  nextCharge: string
  /** Null: payments aren't set up. */
  payment: Omit<Payment, 'description'> | null
}

export function AdditionPart({ addition, due, end, nextCharge, payment }: AdditionPartProps) {
  const { id, description, amount, amountAfter, isOverdue } = addition
  const { refresh } = useRouter()
  const [pending, startTransition] = useTransition()
  const pay = () =>
    startTransition(async () => {
      if (payment) await payWaiting(id, { ...payment, description }, { done: `Paid for ${description}`, refresh })
    })

  async function cancel() {
    if (!(await toastOutcome(cancelAdditionAction({ id }), 'Invoice canceled'))) refresh()
  }

  return (
    <Callout
      tone={isOverdue ? 'warning' : 'info'}
      title={`${description}: ${inRupees(amount)} ${isOverdue ? 'was' : 'is'} due on ${due}`}
      className="mt-4"
    >
      <p>
        The next payment is then {inRupees(amountAfter)} on {nextCharge}.
        {isOverdue && ` This invoice is canceled on ${end} unless you pay.`} Pay or cancel it before you change or
        cancel your plan.
      </p>
      {payment && (
        <p className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" size="sm" pending={pending} onClick={pay}>
            Pay {inRupees(amount)}
          </Button>
          <ConfirmButton
            size="sm"
            title="Cancel this invoice?"
            text={`${description} won’t be added, and nobody is invited.`}
            confirm="Cancel invoice"
            cancel="Go back"
            danger
            onConfirm={cancel}
          >
            Cancel invoice
          </ConfirmButton>
        </p>
      )}
    </Callout>
  )
}
