const LEFT = 0

/** Whether the browser has its own plans with a press: a new tab, a download, another window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== LEFT || metaKey || ctrlKey || shiftKey || altKey

const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** The link of a press that leads to another screen of the product in this window, or undefined. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (isForBrowser(event) || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
  const isOurs = link.origin === location.origin && !link.pathname.startsWith('/api/')
  return isOurs && !isWithinPage(link) ? link : undefined
}

/** The address of a link within the product. */
export const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`
