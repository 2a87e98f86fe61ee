import { useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { ButtonVariant } from '@/components/ui/button/button-style'

interface GatedLinkProps {
  href: string
  /** The plan's sentence when it does not allow this, word for word what the server refuses with; null: it does. */
  gate: string | null
  variant?: ButtonVariant
  /** The id of the sentence, which a link beside it may share. */
  reasonId?: string
  /** The link beside this one says it. */
  isSaidBeside?: boolean
  children: ReactNode
}

/** The way to something a plan may not include: then it cannot be pressed, and says why beside it. */
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
      <span id={id} className="min-w-0 text-sm text-muted max-sm:flex-1">
        {gate}
      </span>
      {button}
    </span>
  )
}
