'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { viewAllNotificationsAction } from '@/lib/notifications/actions'

/** What came after `until` stays unread, because nobody has seen it. */
export function ViewAllButton({ until }: { until: Date }) {
  const [isPending, startTransition] = useTransition()

  function viewAll() {
    startTransition(async () => {
      await toastFaults(viewAllNotificationsAction({ until }))
    })
  }

  return (
    <Button pending={isPending} onClick={viewAll}>
      <Icon name="check-check" />
      Mark all as read
    </Button>
  )
}
