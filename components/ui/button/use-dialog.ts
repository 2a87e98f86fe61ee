'use client'

import { useState } from 'react'

/** A lazily loaded dialog: whether it was opened, and its handlers. */
export function useDialog(isOpenFirst = false) {
  const [open, setOpen] = useState(isOpenFirst)
  const [isAsked, setAsked] = useState(isOpenFirst)

  function ask() {
    setAsked(true)
    setOpen(true)
  }

  return { isAsked, open, ask, setOpen }
}
