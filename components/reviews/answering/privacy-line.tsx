import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

interface PrivacyLineProps {
  /** The first says who sees what; the others show on demand. */
  sentences: readonly string[]
  /** The short consequences after the first sentence. */
  aside?: string
  /** More details. */
  children?: ReactNode
}

/** Who will see the answers, expandable. */
export function PrivacyLine({ sentences: [first, ...others], aside, children }: PrivacyLineProps) {
  return (
    <details className="group mb-4 rounded-lg bg-primary-soft px-4">
      <summary className="flex cursor-pointer items-start gap-3 rounded-lg py-3">
        <Icon name="lock" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
        <span className="min-w-0 flex-1 text-pretty wrap-anywhere">
          {first}
          {aside && <span className="text-muted"> {aside}</span>}{' '}
          <span className="font-medium text-primary-ink underline decoration-primary/40 underline-offset-3 group-open:hidden">
            Details
          </span>
        </span>
      </summary>
      <div className="pb-3 pl-7 text-sm text-pretty wrap-anywhere text-muted">
        <ul className="grid gap-1">
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  )
}
