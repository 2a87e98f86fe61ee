'use client'

import { useEffect, useRef, type ReactNode } from 'react'

let isExpected = false

/** The next receipt follows a submit, so it takes the lost focus. */
export function expectReceipt() {
  isExpected = true
}

export function ReceiptHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!isExpected) return
    isExpected = false
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])

  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
      {children}
    </h2>
  )
}
