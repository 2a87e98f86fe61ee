import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import type { PlanNotice } from '@/lib/billing/rules'

/** A plan notice above every Admin screen except the plan's own; nothing while all is well. */
export function PlanStrip({ notice }: { notice: PlanNotice | null }) {
  if (notice === null) return null
  const { kind, title, text } = notice
  const look = kind === 'ending' ? 'bg-info-soft text-info-ink' : 'bg-warning-soft text-warning-ink'
  return (
    <aside
      aria-label="Plan"
      className={`border-b border-line print:hidden ${look} [body:has([data-plan-notice])_&]:hidden`}
    >
      <p className="mx-auto flex max-w-[calc(70rem+4rem)] items-start gap-2.5 px-4 py-2 text-sm sm:px-8">
        <Icon name={kind === 'ending' ? 'info' : 'triangle-exclamation-point'} className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 text-pretty text-ink">
          <span className="font-medium">{title.endsWith('.') ? title : `${title}.`}</span> {text}{' '}
          <TextLink href="/workspace/edit?tab=plan" className="whitespace-nowrap">
            See the plan
          </TextLink>
        </span>
      </p>
    </aside>
  )
}
