import { Intro } from '@/components/shell/public/intro'
import { measure, Part } from '@/components/shell/public/part'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { plural } from '@/lib/shared/text'
import { ComparisonTable } from './comparison-table'
import { PriceList } from './price-list'
import { PriceQuestions } from './price-questions'
import type { PlanLinks } from './priced-plan'

interface PricingScreenProps {
  plans: readonly PlanView[]
  trialDays: number
  links: PlanLinks
}

export function PricingScreen({ plans, trialDays, links }: PricingScreenProps) {
  return (
    <>
      <Intro
        title="Pricing"
        text={`Try Pro for ${plural(trialDays, 'day')} without a card. Then pay per person, or stay on Free.`}
      />
      <section aria-labelledby="plans" className={`${measure} pb-6`}>
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        <PriceList plans={plans} links={links} />
      </section>
      <Part title="What each plan includes">
        <ComparisonTable plans={plans} />
      </Part>
      <Part title="Questions" anchor="questions" className="pt-0 sm:pt-0">
        <PriceQuestions trialDays={trialDays} />
      </Part>
    </>
  )
}

/** Shown where plans limit nothing. */
export const FreeOfPlans = () => (
  <Intro title="Pricing" text="Everything is included: your company runs Rapport itself." />
)
