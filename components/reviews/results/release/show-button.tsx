'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { usePress } from '@/components/ui/form/use-press'
import { showAnswerAction } from '@/lib/reviews/results/actions'

export function ShowButton({ id }: { id: string }) {
  const [isPending, startTransition] = useTransition()
  const press = usePress()

  function show() {
    startTransition(async () => {
      await press(showAnswerAction({ id }), 'Shown again')
    })
  }

  return (
    <Button size="sm" pending={isPending} onClick={show}>
      Show again
    </Button>
  )
}
