'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useState } from 'react'
import { Button } from './button'
import type { ButtonLook } from './button-style'

interface CopyButtonProps extends ButtonLook {
  /** What lands on the clipboard. */
  text: string
  label?: string
}

const shownForMs = 2000

/** Copies a text and says so. Where the clipboard is closed to us, it says that instead. */
export function CopyButton({ text, label = 'Copy', ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  function copy() {
    // The clipboard does not exist on a page served without https, other than on this machine.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    )
  }

  return (
    <Button {...look} onClick={copy}>
      {outcome === 'copied' ? <Icon name="check" /> : <Icon name="copy" />}
      <span aria-live="polite">
        {outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Press Ctrl C to copy' : label}
      </span>
    </Button>
  )
}
