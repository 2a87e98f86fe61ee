'use client'

import type { ReactNode } from 'react'
import type { ActionResult } from '@/components/ui/form/action-result'
import { useRowWork } from './use-row-work'

/** A button's act with its row's id; creations use `madeId`. */
export type RowAct = (id: string, madeId: string) => Promise<ActionResult<unknown> | undefined>

interface RowActsProps {
  /** By the submit button's name; its value is the row. */
  acts: Readonly<Record<string, RowAct>>
  /** The id of the form that buttons name, where it can't wrap them. */
  form?: string
  children: ReactNode
}

/** One form around a list's buttons, so rows need no script. React itself holds a form sent before hydration. */
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
