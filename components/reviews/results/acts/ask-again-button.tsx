'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { copyReviewAction } from '@/lib/reviews/drafting/actions'

/** Starts a draft of the next round, compared with these results. */
export function AskAgainButton({ id }: { id: string }) {
  const [pending, start] = useTransition()
  const madeIdOf = useMadeIds()
  const copy = () =>
    start(async () => {
      await toastFaults(copyReviewAction({ id, madeId: madeIdOf(id) }))
    })
  return (
    <Button variant="primary" pending={pending} onClick={copy}>
      Ask again
    </Button>
  )
}
