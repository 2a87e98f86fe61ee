'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { copyRoundAction } from '@/lib/reviews/drafting/actions'

/** Drafts another round about the same people, and opens it. */
export function CopyRoundButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const copy = () =>
    startTransition(async () => {
      await toastFaults(copyRoundAction({ id, madeId: madeIdOf(id) }))
    })
  return (
    <Button pending={pending} onClick={copy}>
      Copy this round
    </Button>
  )
}
