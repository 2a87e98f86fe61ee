import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { DraftOffer } from '@/lib/summaries/queries'

interface DraftAskProps {
  label: string
  offer: DraftOffer
  pending: boolean
  /** Shown while drafting. */
  waiting?: string
  onAsk: () => void
  /** Choices before the button. */
  children?: ReactNode
}

/** The draft button with its cost and data notice. */
export function DraftAsk({
  label,
  offer: { service, quota, isUsedUp },
  pending,
  waiting,
  onAsk,
  children,
}: DraftAskProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {!isUsedUp && (
          <Button size="sm" pending={pending} onClick={onAsk}>
            {label}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-pretty wrap-anywhere text-subtle">
        {pending
          ? (waiting ?? 'Writing. You can leave this page.')
          : [quota, `Text goes to ${service}.`].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
