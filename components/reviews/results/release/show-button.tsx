'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'
import { showAnswerAction } from '@/lib/reviews/results/actions'

export function ShowButton({ id }: { id: string }) {
  const [isPending, startTransition] = useTransition()

  function show() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(showAnswerAction({ id })))
      toast(
        faults ? { type: 'error', title: faults.form ?? GENERAL_FAILURE } : { type: 'success', title: 'Shown again' },
      )
    })
  }

  return (
    <Button size="sm" pending={isPending} onClick={show}>
      Show again
    </Button>
  )
}
