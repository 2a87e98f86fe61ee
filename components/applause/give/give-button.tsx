'use client'

import { useId, type ReactNode } from 'react'
import { useViewer } from '@/components/shell/viewer'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'

interface GiveButtonProps {
  href: string
  size?: 'sm'
  children: ReactNode
}

/** Disabled with its reason where the plan has no applause. */
export function GiveButton({ href, size, children }: GiveButtonProps) {
  const { giveGate = null } = useViewer()
  const id = useId()
  if (giveGate === null)
    return (
      <ButtonLink href={href} size={size} className="print:hidden">
        {children}
      </ButtonLink>
    )
  return (
    <span data-tip={giveGate} className="inline-flex cursor-not-allowed print:hidden">
      <Button disabled size={size} aria-describedby={id} className="pointer-events-none">
        {children}
      </Button>
      <span id={id} className="sr-only">
        {giveGate}
      </span>
    </span>
  )
}
