import type { RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { rowOf } from './people-rows'

/** The keys that do what a line of the menu says, while the focus is in a row. */
const lines: Readonly<Record<string, string>> = { e: 'edit', t: 'tag', p: 'team', r: 'role', d: 'access' }

/** The keys that press the controls of a row. */
const presses: Readonly<Record<string, string>> = { m: 'button[popovertarget]', x: '.person-tick > input' }

/** Does what a key says in the row that has the focus. With a modifier it belongs to the browser. */
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
