'use client'

import { useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What a row opens. */
const rowLink = '.row-main > a, .list > li > a'

/** Where the arrows are nobody else's: not in a text, nor in a menu that is open. */
const isInRow = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  target.matches('.list > li :is(a, button, input[type="checkbox"])') &&
  !target.closest('[popover]')

function move(event: KeyboardEvent) {
  const by = steps[event.key]
  if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (!isInRow(event.target)) return
  const links = [...(event.target.closest('.list')?.querySelectorAll<HTMLElement>(rowLink) ?? [])]
  const here = event.target.closest('li')?.querySelector<HTMLElement>(rowLink)
  const next = here ? links[links.indexOf(here) + by] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Up and down from row to row in every list there is: one listener, so that rows stay plain. */
export function ListKeys() {
  useEffect(() => {
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [])

  return null
}
