import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { monthlyPrice, unitPrice } from '@/lib/billing/price-list/rules'
import { inRupees, plural } from '@/lib/shared/text'

/** The plan buttons' links. */
export interface PlanLinks {
  start: { href: string; label: string } | null
  inquiry: string
}

interface PricedPlanProps {
  plan: PlanView
  people: number
  /** The cheapest plan with enough room. */
  isFitting: boolean
  links: PlanLinks
}

/** The total price, or why there is none. */
function totalInWords(plan: PlanView, people: number) {
  if (plan.isCustomPricing) return 'A price for your size'
  const price = monthlyPrice(plan, people)
  const words = plural(people, 'person', 'people')
  return price === null ? `Too small for ${words}` : `${inRupees(price)} a month for ${words}`
}

export function PricedPlan({ plan, people, isFitting, links }: PricedPlanProps) {
  const { type, name, description, isCustomPricing, lines } = plan
  const { price, per } = unitPrice(plan)
  const action = isCustomPricing ? { href: links.inquiry, label: 'Talk to us' } : links.start
  return (
    <li id={type.toLowerCase()} className="flex flex-col bg-surface p-5 sm:p-6">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-md font-semibold">{name}</h3>
        {isFitting && <Badge tone="success">Fits</Badge>}
      </div>
      <p className="mt-0.5 text-subtle sm:min-h-10">{description}</p>
      <p className="mt-4">
        <span className="text-2xl font-semibold tabular-nums">{price}</span> <span className="text-subtle">{per}</span>
      </p>
      <p className="mt-1 min-h-5 text-muted tabular-nums">{totalInWords(plan, people)}</p>
      <ul className="mt-5 mb-6 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
            {line}
          </li>
        ))}
      </ul>
      {action && (
        <ButtonLink
          href={action.href}
          aria-label={`${action.label}: ${name}`}
          variant={isFitting ? 'primary' : 'secondary'}
          className="mt-auto w-full"
        >
          {action.label}
        </ButtonLink>
      )}
    </li>
  )
}
