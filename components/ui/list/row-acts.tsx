'use client'

import { useEffect, useRef, useTransition, type ReactNode } from 'react'
import { faultsOf, generalFailure, type ActionResult } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { toast } from '@/components/ui/overlay/toast'

/** What a button does with the row it stands in, by the row's id and what it is called. */
export type RowAct = (id: string, name: string) => Promise<ActionResult<unknown> | undefined>

interface RowActsProps {
  /** By the name in a button's `data-act`; its `data-id` and `data-name` say of which row. Made once, outside. */
  acts: Readonly<Record<string, RowAct>>
  children: ReactNode
}

async function run(act: RowAct, { id = '', name = '' }: DOMStringMap) {
  const faults = faultsOf(await answerOf(act(id, name)))
  if (faults) toast({ type: 'error', title: faults.form ?? faults.fields[0]?.[1] ?? generalFailure })
}

/** Does what the buttons of a list say: one listener for all of them, so that a row costs no script. */
export function RowActs({ acts, children }: RowActsProps) {
  const list = useRef<HTMLDivElement>(null)
  const underWay = useRef(false)
  const [pending, startTransition] = useTransition()

  useEffect(() => {
    const element = list.current
    if (!element) return
    function press({ target }: Event) {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
      const act = acts[pressed?.dataset.act ?? '']
      if (!pressed || !act || underWay.current) return
      underWay.current = true
      pressed.closest<HTMLElement>('[popover]')?.hidePopover()
      startTransition(() => run(act, pressed.dataset).finally(() => void (underWay.current = false)))
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts])

  return (
    <div ref={list} aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      {children}
    </div>
  )
}
