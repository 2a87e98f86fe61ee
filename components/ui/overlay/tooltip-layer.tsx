'use client'

import { useEffect, useRef } from 'react'
import { attachTooltips } from './tooltip-behaviour'

/** The page's one tooltip, in the root layout; any element uses it with `data-tip`, so rows cost no component. */
export function TooltipLayer() {
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => (bubble.current ? attachTooltips(bubble.current) : undefined), [])

  return (
    <div
      ref={bubble}
      id="tooltip"
      role="tooltip"
      popover="manual"
      className="appear-fade fixed inset-auto m-0 w-max max-w-tip rounded-md border-0 bg-inverse px-2.5 py-1.5 text-sm text-pretty wrap-anywhere text-inverse-ink shadow-pop"
    />
  )
}
