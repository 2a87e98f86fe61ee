'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { successOf } from '@/components/ui/form/toast-outcome'
import { toast } from '@/components/ui/overlay/toast'
import { checkPaymentsAction } from '@/lib/admin/organizations/actions'

export function CheckPaymentsButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()

  const check = () =>
    startTransition(async () => {
      const checked = await successOf(checkPaymentsAction({ id }))
      if (checked?.data?.isOverdue) toast({ type: 'info', title: 'Checked. Still past due.' })
      else if (checked) toast({ type: 'success', title: 'Up to date' })
    })

  return (
    <Button pending={pending} onClick={check}>
      Check with Razorpay
    </Button>
  )
}
