import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button/text-link'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** What the figure counts, if the label isn't enough. */
  hint?: ReactNode
  /** What the figure counts, as a list. */
  href?: string
  /** A ring or icon before the figure. */
  picture?: ReactNode
}

export function Stat({ label, value, hint, href, picture }: StatProps) {
  return (
    <div className="flex items-start gap-4">
      {picture}
      <div className="min-w-0">
        <p className="text-muted">{href === undefined ? label : <TextLink href={href}>{label}</TextLink>}</p>
        <p className="text-xl font-semibold tabular-nums">{value}</p>
        {hint && <p className="text-sm text-subtle">{hint}</p>}
      </div>
    </div>
  )
}
