'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/** What a line of the menu does, with what is known of the row: its `data-` attributes. */
export type RowMenuAct = (row: DOMStringMap) => void

interface RowMenuActsProps {
  /** By the name in a line's `data-act`. Made once, outside. */
  acts: Readonly<Record<string, RowMenuAct>>
  /** Fits the menu to the row it is about to open for. */
  onOpen?: (menu: HTMLElement, row: DOMStringMap) => void
  children: ReactNode
}

/** The row a button of the list stands in, as far as it says anything of itself. */
const rowOf = (button: Element) => button.closest<HTMLElement>('[data-id]')

const menuOf = (button: Element) => document.getElementById(button.getAttribute('popovertarget') ?? '')

/** Does what the one menu of a list says, with the row whose button opened it: one listener, however many rows there are. */
export function RowMenuActs({ acts, onOpen, children }: RowMenuActsProps) {
  const list = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const element = list.current
    if (!element) return
    function press({ target }: Event) {
      if (!(target instanceof Element)) return
      const opener = target.closest('button[popovertarget]')
      if (opener) row.current = rowOf(opener)
      const menu = opener && menuOf(opener)
      if (menu && row.current) onOpen?.(menu, row.current.dataset)
      const line = target.closest<HTMLElement>('[data-act]')
      const act = acts[line?.dataset.act ?? '']
      if (!line || !act || !row.current) return
      line.closest<HTMLElement>('[popover]')?.hidePopover()
      act(row.current.dataset)
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts, onOpen])

  return <div ref={list}>{children}</div>
}
