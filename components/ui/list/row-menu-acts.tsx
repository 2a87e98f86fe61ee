'use client'

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { LinkProps } from '@/components/ui/link'
import { MenuLink } from '@/components/ui/overlay/menu'

/** What a line of the menu does, with what is known of the row: its `data-` attributes. */
export type RowMenuAct = (row: DOMStringMap) => void

interface RowMenuActsProps {
  /** By the name in a line's `data-act`. Made once, outside. */
  acts: Readonly<Record<string, RowMenuAct>>
  /** Fits the menu to the row it is about to open for. */
  onOpen?: (menu: HTMLElement, row: DOMStringMap) => void
  children: ReactNode
}

/** What is known of the row the menu is open for. */
const OpenRow = createContext<DOMStringMap>({})

/** A line of the menu that leads on: `{id}` in its address is what the row calls by that name. */
export function RowMenuLink({ href, ...rest }: LinkProps) {
  const row = useContext(OpenRow)
  return <MenuLink {...rest} href={href.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(row[name] ?? ''))} />
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
  const [openRow, setOpenRow] = useState<DOMStringMap>({})

  useEffect(() => {
    const element = list.current
    if (!element) return
    function open(opener: Element) {
      row.current = rowOf(opener)
      const menu = menuOf(opener)
      if (!menu || !row.current) return
      setOpenRow({ ...row.current.dataset })
      onOpen?.(menu, row.current.dataset)
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

  return (
    <OpenRow value={openRow}>
      <div ref={list}>{children}</div>
    </OpenRow>
  )
}
