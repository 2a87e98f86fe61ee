'use client'

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { LinkProps } from '@/components/ui/link'
import { MenuLink } from '@/components/ui/overlay/menu'

/** A menu line's act with the row's `data-` attributes. */
export type RowMenuAct = (row: DOMStringMap) => void

interface RowMenuActsProps {
  /** By `data-act`; a stable object. */
  acts: Readonly<Record<string, RowMenuAct>>
  /** Adapts the menu before it opens for a row. */
  onOpen?: (menu: HTMLElement, row: DOMStringMap) => void
  children: ReactNode
}

/** The row whose menu is open. */
const OpenRow = createContext<DOMStringMap>({})

/** A menu link; `{id}` in its URL is replaced by the row's value. */
export function RowMenuLink({ href, ...rest }: LinkProps) {
  const row = useContext(OpenRow)
  return <MenuLink {...rest} href={href.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(row[name] ?? ''))} />
}

/** A button's row, from its data attributes. */
const rowOf = (button: Element) => button.closest<HTMLElement>('[data-id]')

const menuOf = (button: Element) => document.getElementById(button.getAttribute('popovertarget') ?? '')

/** Runs the shared menu of a list for its row, by one listener. */
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
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [acts, onOpen])

  return (
    <OpenRow value={openRow}>
      <div ref={list}>{children}</div>
    </OpenRow>
  )
}
