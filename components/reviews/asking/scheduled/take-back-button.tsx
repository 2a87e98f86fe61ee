'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { Icon } from '@/components/ui/icon/icon'
import { takeBackReviewAction } from '@/lib/reviews/drafting/actions'

/** Reopens a scheduled form as a draft, which is not sent until rescheduled. */
export function TakeBackButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const takeBack = () =>
    startTransition(async () => {
      await press(takeBackReviewAction({ id }))
    })
  return (
    <Button variant="primary" pending={pending} onClick={takeBack}>
      <Icon name="pencil" />
      Unschedule and edit
    </Button>
  )
}
