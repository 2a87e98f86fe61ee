import type { ReactNode } from 'react'
import { Scripted } from '@/components/ui/scripted'

interface StepColumnsProps {
  aside: ReactNode
  asideLabel: string
  children: ReactNode
}

/** A readable column with its summary beside it. */
export function StepColumns({ aside, asideLabel, children }: StepColumnsProps) {
  return (
    <div className="grid items-start gap-8 pb-12 min-[75rem]:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] min-[75rem]:gap-12">
      <Scripted className="grid min-w-0 gap-8">{children}</Scripted>
      <aside aria-label={asideLabel} className="min-[75rem]:sticky min-[75rem]:top-20">
        {aside}
      </aside>
    </div>
  )
}
