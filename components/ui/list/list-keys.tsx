'use client'

import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What a row opens. */
const rowLink = '.row-main > a, .list > li > a'

/** Where the arrows are nobody else's: not in a text, nor in a menu that is open. */
const isInRow = (target: Element) =>
  target.matches('.list > li :is(a, button, input[type="checkbox"])') && !target.closest('[popover]')

/** The menu whose line or whose button has the focus, if it is open. */
function openMenu(target: Element) {
  const opened = target.closest('button[popovertarget]')?.getAttribute('popovertarget')
  const menu = opened ? document.getElementById(opened) : target.closest('.menu-item')?.closest<HTMLElement>('.menu')
  return menu?.matches('.menu:popover-open') ? menu : undefined
}

/** The line of an open menu that an arrow leads to, round and round. */
function nextLine(menu: HTMLElement, target: Element, by: number) {
  const lines = [...menu.querySelectorAll<HTMLElement>('.menu-item')].filter((line) => line.checkVisibility())
  const here = lines.findIndex((line) => line === target)
  return lines.at(here < 0 && by < 0 ? -1 : (here + by) % lines.length)
}

/** The link of the row an arrow leads to. */
function nextRow(target: Element, by: number) {
  const links = [...(target.closest('.list')?.querySelectorAll<HTMLElement>(rowLink) ?? [])]
  const here = target.closest('li')?.querySelector<HTMLElement>(rowLink)
  return here ? links[links.indexOf(here) + by] : undefined
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

/** Up and down from row to row in every list there is, and from line to line in an open menu: one listener for all. */
export function ListKeys() {
  useEffect(() => {
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])

  return null
}
