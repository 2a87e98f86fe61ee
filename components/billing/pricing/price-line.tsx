import { TextLink } from '@/components/ui/button/text-link'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { startingPrice } from '@/lib/billing/price-list/rules'

interface PriceLineProps {
  plans: readonly PlanView[]
  /** For how many days a new workspace tries a plan; null: no plan limits anything here. */
  trialDays: number | null
}

/** What Rapport costs, in a line. */
export function PriceLine({ plans, trialDays }: PriceLineProps) {
  if (trialDays === null) return <>Everything is included.</>
  return (
    <>
      {startingPrice(plans)} The first {trialDays} days are free, without a card.
    </>
  )
}

/** The same with the way to the price list, for the foot of a page. */
export function PriceNote(props: PriceLineProps) {
  return (
    <p className="text-reading text-muted">
      <PriceLine {...props} /> <TextLink href="/pricing">Compare the plans</TextLink>
    </p>
  )
}
