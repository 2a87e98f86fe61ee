import { Facts } from '@/components/ui/list/facts'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { PaidSubscription, Paying } from '@/lib/billing/paying/queries/get-paying'
import { additionEndsAt } from '@/lib/billing/paying/rules/proration'
import { isFinalEnd, payableUntil, triedFacts } from '@/lib/billing/paying/rules/subscription-state'
import { monthlyInWords } from '@/lib/billing/rules'
import { planNames } from '@/lib/billing/schema'
import { formatDate } from '@/lib/shared/dates'
import { inRupees, plural } from '@/lib/shared/text'
import { AdditionPart } from './addition-part'
import { PeopleButton } from './asked-dialog'
import { CardButton, EndButton, KeepButton, KeepPlanButton } from './subscription-buttons'

interface SubscriptionPartProps {
  paying: Paying
  /** Active people. */
  people: number
  invited: number
  subscription: PaidSubscription
  payer: { name: string; email: string }
  /** Losses at its end, a sentence each. */
  consequences: readonly string[]
  /** The plan's people limit; null: unlimited. */
  mostPeople: number | null
  zone: string
}

const dayOf = (at: Date, zone: string) => formatDate(at, 'MMM DD, YYYY', zone)

/** The next or failed payment as one fact. */
function paymentFact(subscription: PaidSubscription, zone: string) {
  const { chargeAt, endsAt, canBeKept, overdueAt, isHalted, planned } = subscription
  const amount = planned?.amount ?? subscription.amount
  if (isHalted) return ['Payment', `${inRupees(amount)} could not be charged`] as const
  if (overdueAt)
    return ['Overdue', `${inRupees(amount)}, payable until ${dayOf(payableUntil(overdueAt), zone)}`] as const
  if (endsAt && canBeKept) return ['Ends on', dayOf(endsAt, zone)] as const
  if (endsAt) return ['Ends on', `${dayOf(endsAt, zone)}. You can subscribe again after that.`] as const
  return ['Next payment', chargeAt ? `${inRupees(amount)} on ${dayOf(chargeAt, zone)}` : 'Being confirmed'] as const
}

/** Why and how often the payment failed, and when Razorpay tries again. */
function tryFacts({ failed, failedTries, nextTryAt }: PaidSubscription, zone: string) {
  const reason = failed && failed.reason !== '' ? `: ${failed.reason}` : ''
  return [
    ...(failed ? [['Last try', `${dayOf(failed.at, zone)}${reason}`] as const] : []),
    ...triedFacts({ failedTries }),
    ...(nextTryAt ? [['Next try', dayOf(nextTryAt, zone)] as const] : []),
  ]
}

/** What follows a successful retry. */
const afterFact = ({ amount, chargedAfterAt }: PaidSubscription, zone: string) =>
  chargedAfterAt ? ([['Next payment', `${inRupees(amount)} on ${dayOf(chargedAfterAt, zone)}`]] as const) : []

/** The next payment and the payer; null where the subscription can't change. */
function changeOf({ paying, subscription, payer, zone }: SubscriptionPartProps) {
  const { checkout, at } = paying
  const { chargeAt, endsAt, overdueAt, isHalted, planned, addition, period } = subscription
  if (!checkout || !chargeAt || !period || endsAt || overdueAt || isHalted || planned || addition) return null
  return { period, at, nextCharge: dayOf(chargeAt, zone), payment: { checkout, payer } }
}

/** Pays a failed payment, or gives up the plan. */
function OverdueButtons({ paying, subscription, payer, consequences }: SubscriptionPartProps) {
  const { id, razorpayId, plan, amount, isHalted } = subscription
  if (!paying.checkout) return null
  const name = planNames[plan]
  const paid = { subscription_id: razorpayId }
  const call = { checkout: paying.checkout, paid, payer, description: name, isCardChange: true }
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <CardButton id={id} name={name} call={call} amount={inRupees(amount)} />
      {!isHalted && (
        <EndButton
          id={id}
          name={name}
          consequences={consequences}
          stays="You’re on Free immediately. The failed payment isn’t tried again."
        />
      )}
    </span>
  )
}

function SubscriptionButtons(props: SubscriptionPartProps) {
  const { subscription, consequences, zone, mostPeople } = props
  const { id, plan, amount, chargeAt, endsAt, canBeKept, overdueAt, isHalted } = subscription
  const name = planNames[plan]
  if (overdueAt || isHalted) return <OverdueButtons {...props} />
  if (chargeAt === null) return null
  const day = dayOf(chargeAt, zone)
  if (endsAt) return canBeKept && <KeepButton id={id} name={name} nextPayment={`${inRupees(amount)} on ${day}`} />
  if (subscription.planned) {
    return <KeepPlanButton id={id} now={nameNow(subscription)} nextPayment={`${inRupees(amount)} on ${day}`} />
  }
  const change = changeOf(props)
  if (change === null) return null
  const limits = { here: props.people, invited: props.invited, most: mostPeople }
  const isFinal = isFinalEnd(chargeAt, change.at)
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <PeopleButton {...change} limits={limits} subscription={{ ...subscription, period: change.period }} />
      <EndButton
        id={id}
        name={name}
        consequences={consequences}
        stays={`${name} stays until ${day}, then you’re on Free. Nothing more is charged.${isFinal ? ' This can’t be undone.' : ''}`}
      />
    </span>
  )
}

const plannedFact = ({ planned, chargeAt }: PaidSubscription, zone: string) =>
  planned && chargeAt ? ([[`From ${dayOf(chargeAt, zone)}`, monthlyInWords(planned)]] as const) : []

const nameNow = ({ plan, people }: PaidSubscription) => `${planNames[plan]} for ${plural(people, 'person', 'people')}`

/** Why there are no buttons but the one to keep the plan. */
const plannedText = (subscription: PaidSubscription) =>
  subscription.planned &&
  !subscription.endsAt &&
  !subscription.overdueAt &&
  `To cancel it or choose another change, keep ${nameNow(subscription)} first.`

/** A workspace's subscription and its actions. */
export function SubscriptionPart(props: SubscriptionPartProps) {
  const { subscription, paying, payer, zone } = props
  const { addition, chargeAt } = subscription
  const payment = paying.checkout && { checkout: paying.checkout, payer }
  return (
    <Section title="Subscription" text={plannedText(subscription)} action={<SubscriptionButtons {...props} />}>
      <Card className="sm:p-6">
        <Facts
          facts={[
            ['Plan', monthlyInWords(subscription)],
            paymentFact(subscription, zone),
            ...tryFacts(subscription, zone),
            ...plannedFact(subscription, zone),
            ...afterFact(subscription, zone),
          ]}
        />
      </Card>
      {addition && chargeAt && (
        <AdditionPart
          addition={addition}
          payment={payment}
          due={dayOf(addition.dueAt, zone)}
          end={dayOf(additionEndsAt({ dueAt: addition.dueAt, chargeAt }), zone)}
          nextCharge={dayOf(chargeAt, zone)}
        />
      )}
    </Section>
  )
}
