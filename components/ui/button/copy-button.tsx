'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useState } from 'react'
import { Button } from './button'
import type { ButtonLook } from './button-style'

interface CopyButtonProps extends ButtonLook {
  /** The copied text. */
  text: string
  label?: string
}

const shownForMs = 2000

/** Copies a text and confirms it, or says that the clipboard is unavailable. */
export function CopyButton({ text, label = 'Copy', ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownForMs)
    return () => clearTimeout(timer)
  }, [outcome])

  function copy() {
    // The clipboard needs HTTPS or localhost.
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
