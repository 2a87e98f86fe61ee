'use client'

import { useEffect, useRef, useTransition, type ReactNode } from 'react'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { toast } from '@/components/ui/overlay/toast'

/**
 * What a button does with the row it stands in, by the row's id and what it is called. If it has something made of the row,
 * that is made under `madeId`.
 */
export type RowAct = (id: string, name: string, madeId: string) => Promise<ActionResult<unknown> | undefined>

interface RowActsProps {
  /** By the name in a button's `data-act`; its `data-id` and `data-name` say of which row. Made once, outside. */
  acts: Readonly<Record<string, RowAct>>
  children: ReactNode
}

async function run(work: () => ReturnType<RowAct>) {
  const faults = faultsOf(await answerOf(work()))
  if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? generalFailure })
}

/** Does what the buttons of a list say: one listener for all of them, so that a row costs no script. */
export function RowActs({ acts, children }: RowActsProps) {
  const list = useRef<HTMLDivElement>(null)
  const underWay = useRef(false)
  const [pending, startTransition] = useTransition()
  const madeIdOf = useMadeIds()

  useEffect(() => {
    const element = list.current
    if (!element) return
    function press({ target }: Event) {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
      const { act: verb = '', id = '', name = '' } = pressed?.dataset ?? {}
      const act = acts[verb]
      if (!pressed || !act || underWay.current) return
      underWay.current = true
      pressed.closest<HTMLElement>('[popover]')?.hidePopover()
      const work = () => act(id, name, madeIdOf(`${verb} ${id}`))
      startTransition(() => run(work).finally(() => void (underWay.current = false)))
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts, madeIdOf])

  return (
    <div ref={list} aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      {children}
    </div>
  )
}
