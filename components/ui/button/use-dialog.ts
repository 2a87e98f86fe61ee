'use client'

import { useState } from 'react'

/** A dialog that is fetched with the first press: whether it was ever asked for, and the way to open and close it. */
export function useDialog(isOpenFirst = false) {
  const [open, setOpen] = useState(isOpenFirst)
  const [isAsked, setAsked] = useState(isOpenFirst)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return { isAsked, open, ask, setOpen }
}
