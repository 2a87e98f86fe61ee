type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'width'>

/** The width in `toaster.tsx`, and a common height. */
const TOAST = { width: 352, height: 72 }
const GAP = 8

/**
 * The distance from the top at which a toast covers none of these buttons; without room in the upper half, the default
 * offset.
 */
export function clearTop(buttons: readonly Box[], view: { width: number; height: number }, offset: number): number {
  const left = view.width - offset - Math.min(TOAST.width, view.width - 2 * offset)
  const near = buttons.filter(({ width, right }) => width > 0 && right > left).toSorted((a, b) => a.top - b.top)
  const top = near.reduce(
    (at, button) => (button.bottom > at && button.top < at + TOAST.height ? button.bottom + GAP : at),
    offset,
  )
  return top > view.height / 2 ? offset : top
}

/** Keeps the page's primary button clickable under a toast. */
export function makeRoomForToasts() {
  const root = document.documentElement
  const view = { width: root.clientWidth, height: root.clientHeight }
  const buttons = [...document.querySelectorAll('.button-primary')].map((button) => button.getBoundingClientRect())
  const offset = view.width <= 600 ? 16 : 24
  root.style.setProperty('--toast-top', `${clearTop(buttons, view, offset)}px`)
}
