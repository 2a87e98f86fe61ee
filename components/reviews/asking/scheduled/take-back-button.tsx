'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/overlay/toast'
import { takeBackReviewAction } from '@/lib/reviews/drafting/actions'

/** Reopens a scheduled form as a draft, which is not sent until rescheduled. */
export function TakeBackButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const press = () =>
    startTransition(async () => {
      const faults = faultsOf(await answerOf(takeBackReviewAction({ id })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  return (
    <Button variant="primary" pending={pending} onClick={press}>
      <Icon name="pencil" />
      Take back and change
    </Button>
  )
}
