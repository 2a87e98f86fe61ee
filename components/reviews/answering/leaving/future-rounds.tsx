'use client'

import { useOptimistic, useTransition } from 'react'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { Switch } from '@/components/ui/input/switch'
import { setFutureRounds, type Access } from '@/components/reviews/answering/saving/access'

/** Whether a person answers future rounds of a recurring review. */
export function FutureRounds({ access, hasDeclined }: { access: Access; hasDeclined: boolean }) {
  const [, startTransition] = useTransition()
  const [areWanted, setWanted] = useOptimistic(!hasDeclined)

  function choose(wanted: boolean) {
    startTransition(async () => {
      setWanted(wanted)
      await toastFaults(setFutureRounds(access, wanted))
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
