import type { RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { rowOf } from './people-rows'

/** Keys for menu lines while a row has the focus. */
const lines: Readonly<Record<string, string>> = { e: 'edit', t: 'tag', p: 'team', r: 'role', d: 'access' }

/** Keys for a row's controls. */
const presses: Readonly<Record<string, string>> = { m: 'button[popovertarget]', x: '.person-tick > input' }

/** Runs a row's key; combinations with modifiers are the browser's. */
export function pressInRow(event: KeyboardEvent, acts: Readonly<Record<string, RowMenuAct>>) {
  const { target, ctrlKey, metaKey, altKey } = event
  const row = target instanceof Element ? rowOf(target) : null
  if (!row || ctrlKey || metaKey || altKey) return
  const key = event.key.toLowerCase()
  const act = acts[lines[key] ?? '']
  const pressed = presses[key]
  if (!act && !pressed) return
  event.preventDefault()
  act?.(row.dataset)
  if (pressed) row.querySelector<HTMLElement>(pressed)?.click()
}
