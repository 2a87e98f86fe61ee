'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isScreen } from './link-target'

/** Whoever only passes over a list on their way rests nowhere for so long. */
const REST_MS = 80

/** The whole screen, with what it shows; else only what stands above a `loading.tsx` would come. */
const whole = { kind: PrefetchKind.FULL }

/** Where a link leads that is about to be pressed, if it is a screen that opens in this window. */
function screenOf(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const href = link?.getAttribute('href') ?? ''
  return link && !link.target && isScreen(href) ? href : undefined
}

/** Fetches the screen behind a link as soon as somebody rests on it, touches it, or reaches it by keys: none on sight. */
export function IntentLayer() {
  const { prefetch } = useRouter()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ target, type }: Event) => {
      clearTimeout(timer)
      const href = screenOf(target)
      if (href) timer = setTimeout(() => prefetch(href, whole), type === 'touchstart' ? 0 : REST_MS)
    }
    const forget = () => clearTimeout(timer)
    const signs = ['pointerover', 'focusin', 'touchstart'] as const
    for (const sign of signs) document.addEventListener(sign, intend, { passive: true })
    document.addEventListener('click', forget, true)
    return () => {
      forget()
      for (const sign of signs) document.removeEventListener(sign, intend)
      document.removeEventListener('click', forget, true)
    }
  }, [prefetch])

  return null
}
