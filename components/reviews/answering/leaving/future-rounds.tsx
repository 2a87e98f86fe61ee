'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { Switch } from '@/components/ui/input/switch'
import { toast } from '@/components/ui/overlay/toast'
import { futureRoundsThrough, type Door } from '@/components/reviews/answering/saving/door'

/** Whether a person answers future rounds of a recurring review. */
export function FutureRounds({ door, hasDeclined }: { door: Door; hasDeclined: boolean }) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [areWanted, setWanted] = useOptimistic(!hasDeclined)

  function choose(wanted: boolean) {
    startTransition(async () => {
      setWanted(wanted)
      const fault = faultsOf(await answerOf(futureRoundsThrough(door, wanted)))?.form
      if (fault) toast({ type: 'error', title: fault })
      else if (door.code !== undefined) router.refresh()
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
