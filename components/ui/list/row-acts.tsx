'use client'

import type { ReactNode } from 'react'
import type { ActionResult } from '@/components/ui/form/action-result'
import { useRowWork } from './use-row-work'

/** What a button does with the row it stands in, by the row's id. If it has something made of the row, that is made under `madeId`. */
export type RowAct = (id: string, madeId: string) => Promise<ActionResult<unknown> | undefined>

interface RowActsProps {
  /** By the name of a button that submits; its value says of which row. */
  acts: Readonly<Record<string, RowAct>>
  /** By what the buttons name their form, where it cannot be around them: others stand among them. */
  form?: string
  children: ReactNode
}

/**
 * Does what the buttons of a list say: one form around all of them, so that a row costs no script. What is pressed before
 * the script has come, React keeps and hands on once it has.
 */
export function RowActs({ acts, form, children }: RowActsProps) {
  const { pending, start } = useRowWork()

  function press(pressed: FormData) {
    for (const [verb, act] of Object.entries(acts)) {
      const id = pressed.get(verb)
      if (typeof id === 'string') start(`${verb} ${id}`, (madeId) => act(id, madeId))
    }
  }

  const busy = { 'aria-busy': pending || undefined, className: 'aria-busy:cursor-progress' }
  if (form === undefined) {
    return (
      <form action={press} {...busy}>
        {children}
      </form>
    )
  }
  return (
    <div {...busy}>
      <form id={form} action={press} />
      {children}
    </div>
  )
}
