import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'

interface SummaryPartProps {
  title: string
  /** Opens the step to change it. */
  onEdit: () => void
  children: ReactNode
}

/** A line of the summary. */
export function SummaryPart({ title, onEdit, children }: SummaryPartProps) {
  return (
    <div className="grid gap-1 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[10rem_1fr_auto] sm:gap-4">
      <dt className="text-subtle">{title}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
      <dd>
        <LinkButton onClick={onEdit} aria-label={`Change ${title.toLowerCase()}`}>
          Change
        </LinkButton>
      </dd>
    </div>
  )
}
