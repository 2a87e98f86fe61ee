'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { addressOf, pressedLink } from './pressed-link'

/**
 * Follows the links of the product without loading the page anew: one listener for all of them, so a link in a row is a
 * plain element that costs no component. A link with `data-scroll="keep"` leaves the page where it is scrolled to.
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
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  return null
}
