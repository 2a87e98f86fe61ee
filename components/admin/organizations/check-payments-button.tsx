'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { checkPaymentsAction } from '@/lib/admin/organizations/actions'

export function CheckPaymentsButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()

  const check = () =>
    startTransition(async () => {
      const faults = faultsOf(await answerOf(checkPaymentsAction({ id })))
      toast(faults ? { type: 'error', title: faults.form ?? '' } : { type: 'success', title: 'Up to date' })
    })

  return (
    <Button pending={pending} onClick={check}>
      Check with Razorpay
    </Button>
  )
}
