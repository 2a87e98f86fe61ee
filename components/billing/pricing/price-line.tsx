import { TextLink } from '@/components/ui/button/text-link'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { startingPrice } from '@/lib/billing/price-list/rules'
import { plural } from '@/lib/shared/text'

interface PriceLineProps {
  plans: readonly PlanView[]
  /** Trial days; null: plans limit nothing here. */
  trialDays: number | null
}

/** The starting price in one line. */
export function PriceLine({ plans, trialDays }: PriceLineProps) {
  if (trialDays === null) return <>Everything is included.</>
  return (
    <>
      {startingPrice(plans)} Try Pro for {plural(trialDays, 'day')} without a card.
    </>
  )
}

/** The starting price with a link to the price list. */
export function PriceNote(props: PriceLineProps) {
  return (
    <p className="text-reading text-muted">
      <PriceLine {...props} /> <TextLink href="/pricing">Compare the plans</TextLink>
    </p>
  )
}
