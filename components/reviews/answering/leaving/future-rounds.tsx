'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { futureRoundsThrough, type Door } from '@/components/reviews/answering/saving/door'

/** Whether a person answers future rounds of a recurring review. */
export function FutureRounds({ door, hasDeclined }: { door: Door; hasDeclined: boolean }) {
  const [, startTransition] = useTransition()
  const [areWanted, setWanted] = useOptimistic(!hasDeclined)

  function choose(wanted: boolean) {
    startTransition(async () => {
      setWanted(wanted)
      await toastFaults(futureRoundsThrough(door, wanted))
    })
  }

  return (
    <Switch
      label="Ask me in future rounds"
      hint="This feedback repeats"
      checked={areWanted}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
