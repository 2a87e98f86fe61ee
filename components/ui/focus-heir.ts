const takers =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"], [tabindex="-1"])'

/** What an element stands in, and as which of its children. */
type Standing = { parent: Element; nth: number }

/** Where something stands: from what it stands in, outwards to the whole of the page. */
export function standingOf(element: Element): Standing[] {
  const parent = element.parentElement
  if (!parent || parent.localName === 'main') return []
  return [{ parent, nth: [...parent.children].indexOf(element) }, ...standingOf(parent)]
}

const canTake = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(takers) && element.checkVisibility()

const firstIn = (element: Element | null) =>
  element ? [element, ...element.querySelectorAll(takers)].find(canTake) : undefined

/** What stands in another element as the one that is gone stood in its own: the same button of the next row. */
function sameIn(element: Element | null, inner: readonly Standing[]) {
  const same = inner.reduceRight<Element | null>((at, { nth }) => at?.children.item(nth) ?? null, element)
  return canTake(same) ? same : undefined
}

/** The name of the page, or of the part of it that an element is. Nothing is done with it, but one reads on from there. */
function headingIn(element: Element) {
  const heading = element.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

const rows = 'ul, ol, tbody'

/**
 * From the place of one child on: what moved up into it, or what comes after it. In a list that is the same button of the
 * next row that has one.
 */
function nextIn(parent: Element, nth: number, inner: readonly Standing[]) {
  for (const [after, child] of [...parent.children].slice(nth).entries()) {
    const same = after === 0 || parent.matches(rows) ? sameIn(child, inner) : undefined
    const found = same ?? firstIn(child)
    if (found) return found
  }
  return undefined
}

/**
 * What the focus goes to when the element that had it is taken away: what has moved up into its place, or what comes after
 * it, in a list the new last one behind the old, and otherwise the beginning of what it stood in. Of a whole page that is
 * its heading: the way back stands above it, and nobody asked to leave.
 */
export function heirOf(standing: readonly Standing[]): HTMLElement | undefined {
  for (const [depth, { parent, nth }] of standing.entries()) {
    if (!parent.isConnected) continue
    const next = parent.children.item(nth) ?? (parent.matches(rows) ? parent.lastElementChild : null)
    const inner = standing.slice(0, depth)
    const heir = nextIn(parent, nth, inner) ?? sameIn(next, inner) ?? firstIn(next)
    const start = heir ?? headingIn(parent) ?? firstIn(parent)
    if (start) return start
  }
  return headingIn(document.body) ?? undefined
}

const narrowing = ':is(select, input[type="search"])[name]'

/** What a list is narrowed or ordered by is drawn anew with each choice, on a page that is the same but for its address. */
export function drawnAnew(element: Element) {
  if (!element.matches(narrowing)) return undefined
  const name = element.getAttribute('name')
  return [...document.querySelectorAll<HTMLElement>(`main ${narrowing}`)].find(
    (other) => other.localName === element.localName && other.getAttribute('name') === name,
  )
}
