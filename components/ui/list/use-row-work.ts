import { useCallback, useRef, useTransition } from 'react'
import type { ActionResult } from '@/components/ui/form/action-result'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'

type Work = (madeId: string) => Promise<ActionResult<unknown> | undefined>

/** Runs one row act at a time and shows refusals. Each `key` gets its own id, so a retry creates nothing twice. */
export function useRowWork() {
  const underWay = useRef(false)
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const start = useCallback(
    (key: string, work: Work) => {
      if (underWay.current) return
      underWay.current = true
      startTransition(() => toastFaults(work(madeIdOf(key))).finally(() => void (underWay.current = false)))
    },
    [madeIdOf],
  )
  return { pending, start }
}
