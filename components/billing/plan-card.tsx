import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { cx } from '@/components/ui/cx'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { unitPrice } from '@/lib/billing/price-list/rules'
import { inRupees, plural } from '@/lib/shared/text'

interface PlanCardProps {
  plan: PlanView
  /** Paid or active people; null hides their price, which the subscription says. */
  people: number | null
  isPresent: boolean
  /** The plan's button. */
  action?: ReactNode
}

/** The price for this workspace. A paid plan that is too small says so in place of its button. */
function costInWords({ pricePerMonth, isPerUserPricing, isCustomPricing, userLimit }: PlanView, people: number) {
  const words = plural(people, 'person', 'people')
  if (isCustomPricing || (pricePerMonth > 0 && !isPerUserPricing)) return ''
  if (pricePerMonth === 0 && userLimit !== null && people > userLimit) return `Too small for ${words}`
  return `${inRupees(pricePerMonth * people)} a month for ${words}`
}

export function PlanCard({ plan, people, isPresent, action }: PlanCardProps) {
  const { name, lines } = plan
  const { price, per } = unitPrice(plan)
  return (
    <li
      aria-current={isPresent ? 'true' : undefined}
      className={cx('flex flex-col rounded-lg border bg-surface p-5', isPresent ? 'border-primary' : 'border-line')}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        {isPresent && <Badge tone="success">Your plan</Badge>}
      </div>
      <p className="mt-3">
        <span className="text-xl font-semibold tabular-nums">{price}</span>{' '}
        <span className="text-sm text-subtle">{per}</span>
      </p>
      <p className="mt-0.5 text-sm text-subtle sm:min-h-5">{people !== null && costInWords(plan, people)}</p>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-3.5 shrink-0 text-primary-ink" />
            {line}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto pt-5">{action}</div>}
    </li>
  )
}
