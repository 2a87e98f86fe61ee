import { useId, type ReactNode } from 'react'
import { GateReason } from '@/components/shell/gate-reason'
import { LearnMore } from '@/components/shell/help/learn-more'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { ButtonVariant } from '@/components/ui/button/button-style'

interface GatedLinkProps {
  href: string
  /** The server's plan refusal; null: allowed. */
  gate: string | null
  variant?: ButtonVariant
  /** The reason's id, which adjacent links may share. */
  reasonId?: string
  /** An adjacent link shows the reason. */
  isSaidBeside?: boolean
  children: ReactNode
}

/** A link to a plan feature; disabled with its reason if not included. */
export function GatedLink({
  href,
  gate,
  variant = 'primary',
  reasonId,
  isSaidBeside = false,
  children,
}: GatedLinkProps) {
  const ownId = useId()
  const id = reasonId ?? ownId
  if (gate === null) {
    return (
      <ButtonLink href={href} variant={variant}>
        {children}
      </ButtonLink>
    )
  }
  const button = (
    <Button variant={variant} disabled aria-describedby={id}>
      {children}
    </Button>
  )
  if (isSaidBeside) return button
  return (
    <span className="flex items-center justify-end gap-x-3 gap-y-1 max-sm:w-full max-sm:flex-row-reverse sm:flex-wrap">
      <span className="min-w-0 text-sm text-muted max-sm:flex-1">
        <span id={id}>
          <GateReason reason={gate} />
        </span>{' '}
        <LearnMore topic="feature-not-available" />
      </span>
      {button}
    </span>
  )
}
