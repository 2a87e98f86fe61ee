import type { ReactNode } from 'react'

interface SpecimenProps {
  name: string
  /** Stacked instead of side by side. */
  stacked?: boolean
  children: ReactNode
}

export function Specimen({ name, stacked, children }: SpecimenProps) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="text-sm text-subtle">{name}</h3>
      <div className={stacked ? 'grid min-w-0 grid-cols-1 gap-4' : 'flex min-w-0 flex-wrap items-center gap-3'}>
        {children}
      </div>
    </div>
  )
}
