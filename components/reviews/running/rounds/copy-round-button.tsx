'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'
import { copyRoundAction } from '@/lib/reviews/drafting/actions'

/** Drafts another round about the same people, and opens it. */
export function CopyRoundButton({ id }: { id: string }) {
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const copy = () =>
    startTransition(async () => {
      const faults = faultsOf(await answerOf(copyRoundAction({ id, madeId: madeIdOf(id) })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
    })
  return (
    <Button pending={pending} onClick={copy}>
      Copy this round
    </Button>
  )
}
