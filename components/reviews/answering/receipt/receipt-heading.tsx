'use client'

import { useEffect, useRef, type ReactNode } from 'react'

let isExpected = false

/** The next receipt that appears is the answer to what was just sent, and takes the focus the form has lost. */
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
