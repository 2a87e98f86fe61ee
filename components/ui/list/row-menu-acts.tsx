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

/**
 * The button that opened a menu of the list before the script had come, where the focus is still on it. A menu whose row
 * cannot be told is closed, so that no press on it is in vain.
 */
function earlyOpener(list: HTMLElement) {
  const menu = list.querySelector<HTMLElement>('[data-rows]:popover-open')
  const focused = document.activeElement?.closest('button[popovertarget]')
  if (menu && focused && menuOf(focused) === menu && list.contains(focused)) return focused
  menu?.hidePopover()
  return null
}

/** Does what the one menu of a list says, with the row whose button opened it: one listener, however many rows there are. */
export function RowMenuActs({ acts, onOpen, children }: RowMenuActsProps) {
  const list = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const element = list.current
    if (!element) return
    function open(opener: Element) {
      row.current = rowOf(opener)
      const menu = menuOf(opener)
      if (menu && row.current) onOpen?.(menu, row.current.dataset)
    }
    function press({ target }: Event) {
      if (!(target instanceof Element)) return
      const opener = target.closest('button[popovertarget]')
      if (opener) open(opener)
      const line = target.closest<HTMLElement>('[data-act]')
      const act = acts[line?.dataset.act ?? '']
      if (!line || !act || !row.current) return
      line.closest<HTMLElement>('[popover]')?.hidePopover()
      act(row.current.dataset)
    }
    const early = row.current ? null : earlyOpener(element)
    if (early) open(early)
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts, onOpen])

  return <div ref={list}>{children}</div>
}
