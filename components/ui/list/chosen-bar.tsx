import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'

interface ChosenBarProps {
  /** "People selected". */
  label: string
  /** "3 people selected". */
  words: string
  onClear: () => void
  /** The acts. */
  children: ReactNode
}

/** Bulk actions, at the bottom while rows are selected. */
export const ChosenBar = ({ label, words, onClear, children }: ChosenBarProps) => (
  <div
    role="region"
    aria-label={label}
    className="sticky-foot appear sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2.5 shadow-pop"
  >
    <p aria-live="polite" className="mr-auto font-medium tabular-nums max-sm:basis-full">
      {words}
    </p>
    {children}
    <Button size="sm" variant="ghost" onClick={onClear}>
      Clear
    </Button>
  </div>
)
