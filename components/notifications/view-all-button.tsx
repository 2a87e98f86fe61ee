'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { viewAllNotificationsAction } from '@/lib/notifications/actions'

export function ViewAllButton() {
  const [isPending, startTransition] = useTransition()

  function viewAll() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(viewAllNotificationsAction({})))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  }

  return (
    <Button pending={isPending} onClick={viewAll}>
      <Icon name="check-check" />
      Mark all as read
    </Button>
  )
}
