const takers =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"], [tabindex="-1"])'

/** An element's parent and index. */
type Position = { parent: Element; nth: number }

/** An element's positions, from its parent outwards. */
export function positionOf(element: Element): Position[] {
  const parent = element.parentElement
  if (!parent || parent.localName === 'main') return []
  return [{ parent, nth: [...parent.children].indexOf(element) }, ...positionOf(parent)]
}

const canTake = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(takers) && element.checkVisibility()

const firstIn = (element: Element | null) =>
  element ? [element, ...element.querySelectorAll(takers)].find(canTake) : undefined

/** The element at the same position in another parent: the same button of the next row. */
function sameIn(element: Element | null, inner: readonly Position[]) {
  const same = inner.reduceRight<Element | null>((at, { nth }) => at?.children.item(nth) ?? null, element)
  return canTake(same) ? same : undefined
}

/** The heading of the page or section; inert, but reading continues there. */
export function headingIn(element: Element, headings = 'h1'): HTMLElement | undefined {
  const heading = element.querySelector<HTMLElement>(headings) ?? undefined
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** The heading of the header or section that a removed element stood in, or else of the page. */
export function headingBeside(position: readonly Position[]) {
  const part = position.find(({ parent }) => parent.matches('header, section') && parent.isConnected)
  return (part && headingIn(part.parent, 'h1, h2, h3')) ?? headingIn(document.body)
}

const rows = 'ul, ol, tbody'

/** The child that moved into a position, or the one after; in a list, the same button of the next row that has one. */
function nextIn(parent: Element, nth: number, inner: readonly Position[]) {
  for (const [after, child] of [...parent.children].slice(nth).entries()) {
    const same = after === 0 || parent.matches(rows) ? sameIn(child, inner) : undefined
    const found = same ?? firstIn(child)
    if (found) return found
  }
  return undefined
}

/**
 * The element that takes over the focus of a removed one: what moved into its position or follows it, in a list the new
 * last row, else the start of its container; for a whole page, its heading.
 */
export function heirOf(position: readonly Position[]): HTMLElement | undefined {
  for (const [depth, { parent, nth }] of position.entries()) {
    if (!parent.isConnected) continue
    const next = parent.children.item(nth) ?? (parent.matches(rows) ? parent.lastElementChild : null)
    const inner = position.slice(0, depth)
    const heir = nextIn(parent, nth, inner) ?? sameIn(next, inner) ?? firstIn(next)
    const start = heir ?? headingIn(parent) ?? firstIn(parent)
    if (start) return start
  }
  return headingIn(document.body)
}

const narrowing = ':is(select, input[type="search"])[name]'

/** A filter or sort change redraws the same page under another URL. */
export function drawnAnew(element: Element) {
  if (!element.matches(narrowing)) return undefined
  const name = element.getAttribute('name')
  return [...document.querySelectorAll<HTMLElement>(`main ${narrowing}`)].find(
    (other) => other.localName === element.localName && other.getAttribute('name') === name,
  )
}
