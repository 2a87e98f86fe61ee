'use client'

import { unstable_rethrow } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/overlay/toast'
import { takeBackReviewAction } from '@/lib/reviews/actions'

const takeBack = (id: string) =>
  takeBackReviewAction({ id }).then(
    (answer) => answer ?? {},
    (error: unknown) => {
      unstable_rethrow(error)
      return undefined
    },
  )

/** Opens what waits for its moment for writing again; until it is scheduled anew it does not go out. */
export function TakeBackButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const press = () =>
    startTransition(async () => {
      const faults = faultsOf(await takeBack(id))
      if (faults) toast({ type: 'error', title: faults.form ?? generalFailure })
    })
  return (
    <Button variant="primary" pending={pending} onClick={press}>
      <Icon name="pencil" />
      Take back and change
    </Button>
  )
}
