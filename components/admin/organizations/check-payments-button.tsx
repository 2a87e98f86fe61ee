'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { checkPaymentsAction } from '@/lib/admin/organizations/actions'

export function CheckPaymentsButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()

  const check = () =>
    startTransition(async () => {
      await toastOutcome(checkPaymentsAction({ id }), 'Up to date')
    })

  return (
    <Button pending={pending} onClick={check}>
      Check with Razorpay
    </Button>
  )
}
