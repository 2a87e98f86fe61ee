import type { ReactNode } from 'react'

interface StepColumnsProps {
  /** Beside the step where there is room, under it where there is none. */
  aside: ReactNode
  asideLabel: string
  children: ReactNode
}

/** A step as wide as one reads, and what it comes to beside it. */
export function StepColumns({ aside, asideLabel, children }: StepColumnsProps) {
  return (
    <div className="grid items-start gap-8 pb-12 min-[75rem]:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] min-[75rem]:gap-12">
      <div className="grid min-w-0 gap-8">{children}</div>
      <aside aria-label={asideLabel} className="min-[75rem]:sticky min-[75rem]:top-20">
        {aside}
      </aside>
    </div>
  )
}
