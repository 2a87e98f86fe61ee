import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/layout/section'
import type { Paying } from '@/lib/billing/paying/queries'
import { notSetUpText } from '@/lib/billing/paying/refusals'
import type { PlanView } from '@/lib/billing/queries'
import type { PlanStanding } from '@/lib/billing/rules'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { enterpriseInquiryPath } from './enterprise-inquiry'
import { SubscribeButton } from './paying/subscribe-button'
import { PlanCard } from './plan-card'

export interface PlanListProps {
  plans: readonly PlanView[]
  paying: Paying
  standing: PlanStanding
  /** Who would pay or ask, and for which workspace. */
  asker: { firstName: string; lastName: string; email: string; workspaceName: string }
  zone: string
}

function PlanAction({ plan, paying, standing, asker, zone }: PlanListProps & { plan: PlanView }) {
  const { type, name, pricePerMonth: price, isCustomPricing, userLimit: most } = plan
  if (isCustomPricing) {
    return (
      <ButtonLink href={enterpriseInquiryPath(asker)} className="w-full">
        Talk to us
      </ButtonLink>
    )
  }
  const { checkout, subscription, peopleHere: here, nextChargeAt } = paying
  // A plan that was agreed on is not replaced by a press.
  const canSubscribe = subscription === null && (standing.plan === 'FREE' || standing.isTrial)
  if (price === 0 || !checkout || !canSubscribe) return null
  if (most !== null && here > most)
    return <p className="text-sm text-subtle">Too small for {plural(here, 'person', 'people')}</p>
  const payer = { name: `${asker.firstName} ${asker.lastName}`.trim(), email: asker.email }
  const nextCharge = formatDate(nextChargeAt, 'MMM DD, YYYY', zone)
  return <SubscribeButton {...{ plan: type, name, price, checkout, payer, nextCharge }} people={{ here, most }} />
}

/** The plans there are, and the way to each of them. */
export function PlanList(props: PlanListProps) {
  const { plans, paying, standing } = props
  const isPaying = paying.subscription !== null
  return (
    <Section
      title="Plans"
      text={
        paying.checkout === null
          ? notSetUpText
          : isPaying && 'To change the plan, write to us. A change never deletes anything.'
      }
      action={isPaying && <ButtonLink href={enterpriseInquiryPath(props.asker)}>Write to us</ButtonLink>}
    >
      <ul aria-label="Plans" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            isPresent={plan.type === standing.plan}
            action={<PlanAction {...props} plan={plan} />}
          />
        ))}
      </ul>
    </Section>
  )
}
