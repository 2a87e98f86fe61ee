import { useCallback, useRef, useTransition } from 'react'
import { faultsOf, type ActionResult } from '@/components/ui/form/action-result'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'

type Work = (madeId: string) => Promise<ActionResult<unknown> | undefined>

async function run(work: Promise<ActionResult<unknown> | undefined>) {
  const faults = faultsOf(await answerOf(work))
  if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? GENERAL_FAILURE })
}

/** Runs one row act at a time and shows refusals. Each `key` gets its own id, so a retry creates nothing twice. */
export function useRowWork() {
  const underWay = useRef(false)
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()
  const start = useCallback(
    (key: string, work: Work) => {
      if (underWay.current) return
      underWay.current = true
      startTransition(() => run(work(madeIdOf(key))).finally(() => void (underWay.current = false)))
    },
    [madeIdOf],
  )
  return { pending, start }
}
