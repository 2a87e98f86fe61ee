import type { ReactNode } from 'react'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** What the figure counts, if the label isn't enough. */
  hint?: ReactNode
  /** A ring or icon before the figure. */
  picture?: ReactNode
}

export function Stat({ label, value, hint, picture }: StatProps) {
  return (
    <div className="flex items-center gap-4">
      {picture}
      <div className="min-w-0">
        <p className="text-muted">{label}</p>
        <p className="text-xl font-semibold tabular-nums">{value}</p>
        {hint && <p className="text-sm text-subtle">{hint}</p>}
      </div>
    </div>
  )
}
