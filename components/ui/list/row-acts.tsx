'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { ActionResult } from '@/components/ui/form/action-result'
import { useRowWork } from './use-row-work'

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

/** Does what the buttons of a list say: one listener for all of them, so that a row costs no script. */
export function RowActs({ acts, children }: RowActsProps) {
  const list = useRef<HTMLDivElement>(null)
  const { pending, start } = useRowWork()

  useEffect(() => {
    const element = list.current
    if (!element) return
    function press({ target }: Event) {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
      const { act: verb = '', id = '', name = '' } = pressed?.dataset ?? {}
      const act = acts[verb]
      if (act) start(`${verb} ${id}`, (madeId) => act(id, name, madeId))
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts, start])

  return (
    <div ref={list} aria-busy={pending || undefined} className="aria-busy:cursor-progress">
      {children}
    </div>
  )
}
