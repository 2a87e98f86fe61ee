import { useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { ButtonVariant } from '@/components/ui/button/button-style'

interface GatedLinkProps {
  href: string
  /** The plan's sentence when it does not allow this, word for word what the server refuses with; null: it does. */
  gate: string | null
  variant?: ButtonVariant
  children: ReactNode
}

/** The way to something a plan may not include: then it cannot be pressed, and says why beside it. */
export function GatedLink({ href, gate, variant = 'primary', children }: GatedLinkProps) {
  const id = useId()
  if (gate === null) {
    return (
      <ButtonLink href={href} variant={variant}>
        {children}
      </ButtonLink>
    )
  }
  return (
    <span className="flex items-center justify-end gap-x-3 gap-y-1 max-sm:w-full max-sm:flex-row-reverse sm:flex-wrap">
      <span id={id} className="min-w-0 text-sm text-muted max-sm:flex-1">
        {gate}
      </span>
      <Button variant={variant} disabled aria-describedby={id}>
        {children}
      </Button>
    </span>
  )
}
