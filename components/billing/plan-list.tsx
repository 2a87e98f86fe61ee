import { LearnMore } from '@/components/shell/help/learn-more'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/layout/section'
import type { Paying } from '@/lib/billing/paying/queries/get-paying'
import { restOfPeriod } from '@/lib/billing/paying/rules/proration'
import { notSetUpText } from '@/lib/billing/paying/rules/subscription-state'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { trialLostInWords, type PlanState } from '@/lib/billing/rules'
import { lessOn, lossesOn, type Held } from '@/lib/billing/paying/rules/plan-losses'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { enterpriseInquiryPath } from './enterprise-inquiry'
import { PlanButton } from './paying/asked-dialog'
import { SubscribeButton } from './paying/subscribe-button'
import { PlanCard } from './plan-card'

export interface PlanListProps {
  plans: readonly PlanView[]
  /** Active people. */
  people: number
  invited: number
  paying: Paying
  planState: PlanState
  /** What a smaller plan may not hold. */
  held: Omit<Held, 'people'>
  /** The payer or inquirer, and their workspace. */
  asker: { firstName: string; lastName: string; email: string; workspaceName: string }
  zone: string
}

/** A halted subscription isn't changed but replaced. */
const changeableOf = ({ subscription }: Paying) => (subscription?.isHalted ? null : subscription)

/** The change from a paid subscription to another plan, or null. */
function ChangeAction({ plan: view, people: here, paying, planState, asker, held, zone }: PlanActionProps) {
  const { type: plan, name, pricePerMonth, userLimit } = view
  const { checkout, subscription, at } = paying
  if (!checkout || !subscription?.period || !subscription.chargeAt || plan === subscription.plan) return null
  const { people, amount, pricePerPerson, chargeAt, endsAt, overdueAt, planned, addition } = subscription
  if (endsAt || overdueAt || planned || addition) return null
  const isLarger = pricePerMonth > pricePerPerson
  if (userLimit !== null && (isLarger ? people : here) > userLimit)
    return <p className="text-sm text-subtle">Too small for {plural(isLarger ? people : here, 'person', 'people')}</p>
  const count = userLimit === null ? people : Math.min(people, userLimit)
  const monthly = pricePerMonth * count
  const today = isLarger ? restOfPeriod(monthly - amount, subscription.period, at) : 0
  const description = `${name} for ${plural(count, 'person', 'people')}`
  const losses = isLarger ? [] : [...lossesOn(view, { ...held, people: here }), ...lessOn(view, planState)]
  return (
    <PlanButton
      plan={plan}
      name={name}
      isLarger={isLarger}
      monthly={monthly}
      today={today}
      losses={losses}
      people={count}
      nextCharge={formatDate(chargeAt, 'MMM DD, YYYY', zone)}
      payment={{ checkout, payer: payerOf(asker), description }}
    />
  )
}

const payerOf = ({ firstName, lastName, email }: PlanListProps['asker']) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
})

type PlanActionProps = PlanListProps & { plan: PlanView }

function PlanAction(props: PlanActionProps) {
  const { plan, people: here, invited, paying, planState, asker, zone } = props
  const { type, name, pricePerMonth: price, isCustomPricing, userLimit: most } = plan
  if (isCustomPricing) {
    return (
      <ButtonLink href={enterpriseInquiryPath(asker)} className="w-full">
        Talk to us
      </ButtonLink>
    )
  }
  const { checkout, nextChargeAt } = paying
  if (price === 0 || !checkout) return null
  if (changeableOf(paying) !== null) return <ChangeAction {...props} />
  // A negotiated plan isn't replaced by a button.
  if (planState.plan !== 'FREE' && !planState.isTrial) return null
  if (most !== null && here > most)
    return <p className="text-sm text-subtle">Too small for {plural(here, 'person', 'people')}</p>
  const nextCharge = formatDate(nextChargeAt, 'MMM DD, YYYY', zone)
  const payer = payerOf(asker)
  return (
    <SubscribeButton
      plan={type}
      name={name}
      price={price}
      checkout={checkout}
      payer={payer}
      nextCharge={nextCharge}
      trialLost={trialLostInWords(planState, paying.at, zone)}
      people={{ here, invited, most }}
    />
  )
}

export function PlanList(props: PlanListProps) {
  const { plans, people, invited, paying, planState } = props
  const priced = (type: PlanView['type']) =>
    type === planState.plan && type !== 'FREE' && !planState.isTrial
      ? null
      : (changeableOf(paying)?.people ?? people + invited)
  return (
    <Section
      title="Plans"
      text={paying.checkout === null && notSetUpText}
      action={<LearnMore topic="plans-and-payment" />}
    >
      <ul aria-label="Plans" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            people={priced(plan.type)}
            isPresent={plan.type === planState.plan}
            action={<PlanAction {...props} plan={plan} />}
          />
        ))}
      </ul>
    </Section>
  )
}
