'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { copyReviewAction } from '@/lib/reviews/drafting/actions'
import { GENERAL_FAILURE } from '@/lib/shared/failure'

/** Starts a draft of the next round, compared with these results. */
export function AskAgainButton({ id }: { id: string }) {
  const [pending, start] = useTransition()
  const madeIdOf = useMadeIds()
  const copy = () =>
    start(async () => {
      const faults = faultsOf(await answerOf(copyReviewAction({ id, madeId: madeIdOf(id) })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  return (
    <Button variant="primary" pending={pending} onClick={copy}>
      Ask again
    </Button>
  )
}
