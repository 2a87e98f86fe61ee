/** Somebody in a row of the list. */
export interface ListedPerson {
  id: string
  name: string
}

const ticks = '.person-tick > input'

/** The row an element stands in. */
export const rowOf = (element: Element) => element.closest<HTMLElement>('li[data-id]')

/** Whether something that was pressed is the box somebody is chosen by. */
export const tickOf = (target: EventTarget | null) => target instanceof Element && target.matches(ticks)

const ofRow = (row: HTMLElement | null): ListedPerson => ({ id: row?.dataset.id ?? '', name: row?.dataset.name ?? '' })

/** Everybody whose box is ticked, in the order of the list. */
export const tickedIn = (list: HTMLElement): ListedPerson[] =>
  [...list.querySelectorAll(`${ticks}:checked`)].map((box) => ofRow(rowOf(box)))

/** The selection without the reader's own row; selected alone, the server's refusal explains why. */
export function othersTickedIn(list: HTMLElement): ListedPerson[] {
  const others = [...list.querySelectorAll(`li:not([data-own]) ${ticks}:checked`)].map((box) => ofRow(rowOf(box)))
  return others.length > 0 ? others : tickedIn(list)
}

export const tickedCount = (list: HTMLElement) => list.querySelectorAll(`${ticks}:checked`).length

/** Shows on the box of the whole page that only some of its people are ticked. */
export function markMixed(all: HTMLInputElement | null, list: HTMLElement | null) {
  if (!all || !list) return
  const count = tickedCount(list)
  all.indeterminate = count > 0 && count < list.querySelectorAll(ticks).length
}

/** Ticks everybody on the page, or nobody, and tells how many that are. */
export function tickAll(list: HTMLElement, checked: boolean): number {
  for (const box of list.querySelectorAll<HTMLInputElement>(ticks)) box.checked = checked
  return tickedCount(list)
}

/** Hides acts from the shared menu that the reader's own row doesn't have. */
export function fitMenu(menu: HTMLElement, { own }: DOMStringMap) {
  for (const line of menu.querySelectorAll<HTMLElement>('[data-others]')) line.hidden = own !== undefined
}
