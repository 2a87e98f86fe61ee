'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { viewAllNotificationsAction } from '@/lib/notifications/actions'

export function ViewAllButton() {
  const [isPending, startTransition] = useTransition()

  function viewAll() {
    startTransition(async () => {
      await toastFaults(viewAllNotificationsAction({}))
    })
  }

  return (
    <Button pending={isPending} onClick={viewAll}>
      <Icon name="check-check" />
      Mark all as read
    </Button>
  )
}
