'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const LEFT = 0

/** Whether the browser has its own plans with a press: a new tab, a download, another window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== LEFT || metaKey || ctrlKey || shiftKey || altKey

/** The link of a press that leads to another screen of the product, or undefined. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || pathname.startsWith('/api/')) return undefined
  const isWithinPage = hash !== '' && pathname === location.pathname && search === location.search
  return isWithinPage ? undefined : link
}

/**
 * Follows the links of the product without loading the page anew: one listener for all of them, so a link in a row is a
 * plain element that costs no component. A link with `data-scroll="keep"` leaves the page where it is scrolled to.
 */
export function LinkLayer() {
  const router = useRouter()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = followed(event)
      if (!link) return
      event.preventDefault()
      router.push(`${link.pathname}${link.search}${link.hash}`, { scroll: link.dataset.scroll !== 'keep' })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  return null
}
