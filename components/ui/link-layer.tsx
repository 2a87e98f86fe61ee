'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { addressOf, pressedLink } from './pressed-link'

/** The address a search leads to, as the browser would make it. */
function searchedAddress(form: HTMLFormElement) {
  const { pathname } = new URL(form.action)
  const words = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return `${pathname}?${new URLSearchParams(words).toString()}`
}

/**
 * Follows the links of the product and its searches without loading the page anew: one listener for all of them, so a link
 * in a row is a plain element that costs no component. A link with `data-scroll="keep"` leaves the page where it is
 * scrolled to.
 */
export function LinkLayer() {
  const router = useRouter()

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.defaultPrevented ? undefined : pressedLink(event)
      if (!link) return
      event.preventDefault()
      router.push(addressOf(link), { scroll: link.dataset.scroll !== 'keep' })
    }
    function search(event: SubmitEvent) {
      const { target, defaultPrevented } = event
      if (defaultPrevented || !(target instanceof HTMLFormElement) || !target.matches('[role="search"]')) return
      event.preventDefault()
      router.push(searchedAddress(target))
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', search)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', search)
    }
  }, [router])

  return null
}
