'use client'

import { useState } from 'react'

/** A lazily loaded dialog: whether it was opened, and its handlers. As its key, `turn` makes each opening a new one. */
export function useDialog(isOpenFirst = false) {
  const [open, setOpen] = useState(isOpenFirst)
  const [turn, setTurn] = useState(isOpenFirst ? 1 : 0)

  function ask() {
    setTurn((before) => before + 1)
    setOpen(true)
  }

  return { isAsked: turn > 0, turn, open, ask, setOpen }
}
