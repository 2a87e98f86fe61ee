'use client'

import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** A row's link; applause has its page's below the names. */
const rowLink = '.row-main > a, .list > li > a, .applause p + p > a'

const linkOf = (row: Element | null) => row?.querySelector<HTMLElement>(rowLink) ?? undefined

/** Where arrow keys are free: not in text fields or open menus. */
const isInRow = (target: Element) =>
  target.matches('.list > li :is(a, button, input[type="checkbox"])') && !target.closest('[popover]')

/** The open menu around the focus. */
function openMenu(target: Element) {
  const opened = target.closest('button[popovertarget]')?.getAttribute('popovertarget')
  const menu = opened ? document.getElementById(opened) : target.closest('.menu-item')?.closest<HTMLElement>('.menu')
  return menu?.matches('.menu:popover-open') ? menu : undefined
}

/** The next menu line, wrapping around. */
function nextLine(menu: HTMLElement, target: Element, by: number) {
  const lines = [...menu.querySelectorAll<HTMLElement>('.menu-item')].filter((line) => line.checkVisibility())
  const here = lines.findIndex((line) => line === target)
  return lines.at(here < 0 && by < 0 ? -1 : (here + by) % lines.length)
}

/** The next row's link. */
function nextRow(target: Element, by: number) {
  const rows = [...(target.closest('.list')?.children ?? [])].filter(linkOf)
  const here = rows.findIndex((row) => row.contains(target))
  return here < 0 ? undefined : linkOf(rows[here + by] ?? null)
}

function move(event: KeyboardEvent) {
  const { target } = event
  const by = steps[event.key]
  if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof Element)) return
  const menu = openMenu(target)
  const next = menu ? nextLine(menu, target, by) : isInRow(target) ? nextRow(target, by) : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Arrow keys between rows of every list and lines of an open menu, by one listener. */
export function ListKeys() {
  useEffect(() => {
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])

  return null
}
