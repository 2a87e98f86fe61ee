'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/overlay/toast'
import { takeBackReviewAction } from '@/lib/reviews/drafting/actions'

/** Opens what waits for its moment for writing again; until it is scheduled anew it does not go out. */
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
