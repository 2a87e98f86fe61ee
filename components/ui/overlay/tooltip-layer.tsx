'use client'

import { useEffect, useRef } from 'react'
import { attachTooltips } from './tooltip-behaviour'

/**
 * The one tooltip of the page. Anything gets a tooltip by carrying `data-tip`, so a list of fifty rows with tooltips
 * costs no component per row. It stands once, in the root layout.
 */
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
