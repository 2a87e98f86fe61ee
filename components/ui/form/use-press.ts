'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import type { ActionResult } from './action-result'
import { successOf, toastOutcome } from './toast-outcome'

type Work<Result> = Promise<ActionResult<Result> | undefined>

/**
 * Awaits a button's action, toasts its refusal, or its success if it has words, and returns whether it succeeded. What is
 * refused has changed meanwhile, so the page is drawn anew.
 */
export function usePress() {
  const router = useRouter()
  return useCallback(
    async <Result>(work: Work<Result>, done?: string | ((result: Result | undefined) => string)): Promise<boolean> => {
      const isDone = done === undefined ? (await successOf(work)) !== undefined : await toastOutcome(work, done)
      if (!isDone) router.refresh()
      return isDone
    },
    [router],
  )
}
