'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { showAnswerAction } from '@/lib/reviews/results/actions'

export function ShowButton({ id }: { id: string }) {
  const [isPending, startTransition] = useTransition()

  function show() {
    startTransition(async () => {
      await toastOutcome(showAnswerAction({ id }), 'Shown again')
    })
  }

  return (
    <Button size="sm" pending={isPending} onClick={show}>
      Show again
    </Button>
  )
}
