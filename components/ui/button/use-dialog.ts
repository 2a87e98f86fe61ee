'use client'

import { useState } from 'react'

/** A dialog that is fetched with the first press: whether it was ever asked for, and the way to open and close it. */
export function useDialog() {
  const [open, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return { isAsked, open, ask, setOpen }
}
