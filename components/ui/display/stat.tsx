import type { ReactNode } from 'react'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** What the figure counts, where the label alone does not say. */
  hint?: ReactNode
  /** A ring or an icon before the figure. */
  picture?: ReactNode
}

/** One figure and what it says. */
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
