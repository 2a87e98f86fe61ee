import type { ReactNode } from 'react'
import type { Access } from '@/components/reviews/answering/saving/access'
import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { LinkStep } from './link-step'

interface ConfirmedStepProps {
  step: 'optOut' | 'discard'
  access: Access
  /** Opens the question. */
  label: string
  /** The consequences. */
  children: ReactNode
  verb: string
}

/** A confirmation within the page, because a dialog needs script. */
export function ConfirmedStep({ step, access, label, children, verb }: ConfirmedStepProps) {
  return (
    <details className="group mt-6 rounded-lg border border-line bg-surface px-4 sm:px-6">
      <summary className="-mx-4 flex items-center justify-between gap-4 px-4 py-3 text-muted sm:-mx-6 sm:px-6">
        {label}
        <FoldIcon />
      </summary>
      <div className="grid gap-4 pb-4">
        <p className="text-pretty wrap-anywhere">{children}</p>
        <LinkStep step={step} access={access}>
          {verb}
        </LinkStep>
      </div>
    </details>
  )
}
