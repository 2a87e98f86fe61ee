import type { RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { rowOf } from './people-rows'

/** The keys that do what a line of the menu says, while the focus is in a row. */
const lines: Readonly<Record<string, string>> = { e: 'edit', t: 'tag', r: 'role', d: 'access' }

function step(list: HTMLElement, row: HTMLElement, by: number) {
  const rows = [...list.querySelectorAll<HTMLElement>('li[data-id]')]
  rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>('.row-main > a')?.focus()
}

const pressIn = (row: HTMLElement, what: string) => row.querySelector<HTMLElement>(what)?.click()

/** The keys that belong to the list itself. */
const moves: Readonly<Record<string, (list: HTMLElement, row: HTMLElement) => void>> = {
  ArrowDown: (list, row) => step(list, row, 1),
  ArrowUp: (list, row) => step(list, row, -1),
  m: (_list, row) => pressIn(row, 'button[popovertarget]'),
  x: (_list, row) => pressIn(row, '.person-tick > input'),
}

/** Does what a key says in the row that has the focus. With a modifier it belongs to the browser. */
export function pressInRow(event: KeyboardEvent, list: HTMLElement, acts: Readonly<Record<string, RowMenuAct>>) {
  const { target, ctrlKey, metaKey, altKey } = event
  const row = target instanceof Element ? rowOf(target) : null
  if (!row || ctrlKey || metaKey || altKey) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const act = acts[lines[key] ?? '']
  const move = moves[key]
  if (!act && !move) return
  event.preventDefault()
  act?.(row.dataset)
  move?.(list, row)
}
