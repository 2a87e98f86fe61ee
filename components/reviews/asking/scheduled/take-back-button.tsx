'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Icon } from '@/components/ui/icon/icon'
import { takeBackReviewAction } from '@/lib/reviews/drafting/actions'

/** Reopens a scheduled form as a draft, which is not sent until rescheduled. */
export function TakeBackButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const press = () =>
    startTransition(async () => {
      await toastFaults(takeBackReviewAction({ id }))
    })
  return (
    <Button variant="primary" pending={pending} onClick={press}>
      <Icon name="pencil" />
      Unschedule and edit
    </Button>
  )
}
