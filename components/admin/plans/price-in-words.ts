import type { OfferView } from '@/lib/billing/offers/queries'
import { fullCount, inRupees, plural } from '@/lib/shared/text'

type Price = Pick<OfferView, 'pricePerMonth' | 'isPerUserPricing' | 'isCustomPricing'>

/** "₹199 per person and month". */
function priceInWords({ pricePerMonth, isPerUserPricing, isCustomPricing }: Price) {
  if (isCustomPricing) return 'Custom price'
  return pricePerMonth === 0
    ? '₹0'
    : `${inRupees(pricePerMonth)} ${isPerUserPricing ? 'per person and month' : 'a month'}`
}

type Subscribers = Pick<OfferView, 'subscriberCount' | 'payingCount'>

/** "12 workspaces, 4 paying". */
const subscribersInWords = ({ subscriberCount, payingCount }: Subscribers) =>
  `${plural(subscriberCount, 'workspace')}${payingCount > 0 ? `, ${fullCount(payingCount)} paying` : ''}`

/** Price and subscribers; FREE is the plan of those without a subscription. */
export const offerFacts = (plan: OfferView) => [priceInWords(plan), plan.type !== 'FREE' && subscribersInWords(plan)]
