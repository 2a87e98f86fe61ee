'use client'

import { useRouter } from 'next/navigation'
import { useRef, useTransition } from 'react'
import type { ActionResult } from '@/components/ui/form/action-result'
import { successOf } from '@/components/ui/form/toast-outcome'

/** One request at a time; shows refusals over a refreshed page, `onDone` reports success. */
export function useAct() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const underWay = useRef(false)

  function run<Result>(work: () => Promise<ActionResult<Result> | undefined>, onDone: (result?: Result) => void) {
    if (underWay.current) return
    underWay.current = true
    startTransition(async () => {
      const answer = await successOf(work())
      underWay.current = false
      if (answer) onDone(answer.data)
      else router.refresh()
    })
  }

  return { pending, run }
}
