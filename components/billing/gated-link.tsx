import { useId, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'

interface GatedLinkProps {
  href: string
  /** The plan's sentence when it does not allow this, word for word what the server refuses with; null: it does. */
  gate: string | null
  children: ReactNode
}

/** The way to something a plan may not include: then it cannot be pressed, and says why beside it. */
export function GatedLink({ href, gate, children }: GatedLinkProps) {
  const id = useId()
  if (gate === null) {
    return (
      <ButtonLink href={href} variant="primary">
        {children}
      </ButtonLink>
    )
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span id={id} className="text-sm text-muted">
        {gate}
      </span>
      <Button variant="primary" disabled aria-describedby={id}>
        {children}
      </Button>
    </span>
  )
}
