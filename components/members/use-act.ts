'use client'

import { useRef, useTransition } from 'react'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'

/** One request at a time; shows refusals, `onDone` reports success. */
export function useAct() {
  const [pending, startTransition] = useTransition()
  const underWay = useRef(false)

  function run<Result>(work: () => Promise<ActionResult<Result> | undefined>, onDone: (result?: Result) => void) {
    if (underWay.current) return
    underWay.current = true
    startTransition(async () => {
      const answer = await answerOf(work())
      underWay.current = false
      const faults = faultsOf(answer)
      if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE })
      else onDone(answer?.data)
    })
  }

  return { pending, run }
}
