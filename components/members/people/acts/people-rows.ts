export interface ListedPerson {
  id: string
  name: string
  role?: string | undefined
}

const ticks = '.person-tick > input'

/** The row of an element. */
export const rowOf = (element: Element) => element.closest<HTMLElement>('li[data-id]')

/** The selection box that was pressed, if any. */
export const tickOf = (target: EventTarget | null) => target instanceof Element && target.matches(ticks)

/** The person of a row's data attributes. */
export const personOf = ({ id = '', name = '', role }: DOMStringMap): ListedPerson => ({ id, name, role })

const ofRow = (row: HTMLElement | null) => personOf(row?.dataset ?? {})

/** Selected people in list order. */
export const tickedIn = (list: HTMLElement): ListedPerson[] =>
  [...list.querySelectorAll(`${ticks}:checked`)].map((box) => ofRow(rowOf(box)))

/** The selection without the reader; alone, the server explains why. */
export function othersTickedIn(list: HTMLElement): ListedPerson[] {
  const others = [...list.querySelectorAll(`li:not([data-own]) ${ticks}:checked`)].map((box) => ofRow(rowOf(box)))
  return others.length > 0 ? others : tickedIn(list)
}

export const tickedCount = (list: HTMLElement) => list.querySelectorAll(`${ticks}:checked`).length

/** Marks the page's box as partly selected. */
export function markMixed(all: HTMLInputElement | null, list: HTMLElement | null) {
  if (!all || !list) return
  const count = tickedCount(list)
  all.indeterminate = count > 0 && count < list.querySelectorAll(ticks).length
}

/** Selects all or none, and returns the count. */
export function tickAll(list: HTMLElement, checked: boolean): number {
  for (const box of list.querySelectorAll<HTMLInputElement>(ticks)) box.checked = checked
  return tickedCount(list)
}

/** Hides menu lines the reader's own row lacks. */
export function fitMenu(menu: HTMLElement, { own }: DOMStringMap) {
  for (const line of menu.querySelectorAll<HTMLElement>('[data-others]')) line.hidden = own !== undefined
}
