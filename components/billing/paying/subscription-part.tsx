import { Facts } from '@/components/ui/list/facts'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import type { PaidSubscription, Paying } from '@/lib/billing/paying/queries'
import { payableUntil } from '@/lib/billing/paying/rules'
import { freeInWords } from '@/lib/billing/rules'
import { planNames } from '@/lib/billing/schema'
import { formatDate } from '@/lib/shared/dates'
import { fullCount, inRupees } from '@/lib/shared/text'
import { CardButton, EndButton, KeepButton } from './subscription-buttons'

interface SubscriptionPartProps {
  paying: Paying
  subscription: PaidSubscription
  payer: { name: string; email: string }
  freePeopleLimit: number | null
  zone: string
}

const dayOf = (at: Date, zone: string) => formatDate(at, 'MMM DD, YYYY', zone)

/** What is paid next, or what became of the payment, as one named fact. */
function paymentFact({ amount, chargeAt, endsAt, overdueAt, isHalted }: PaidSubscription, zone: string) {
  if (isHalted) return ['Payment', `${inRupees(amount)} could not be charged`] as const
  if (overdueAt)
    return ['Overdue', `${inRupees(amount)}, payable until ${dayOf(payableUntil(overdueAt), zone)}`] as const
  if (endsAt) return ['Ends on', dayOf(endsAt, zone)] as const
  return ['Next payment', chargeAt ? `${inRupees(amount)} on ${dayOf(chargeAt, zone)}` : 'Being confirmed'] as const
}

function SubscriptionButtons({ paying, subscription, payer, freePeopleLimit, zone }: SubscriptionPartProps) {
  const { id, razorpayId, plan, amount, chargeAt, endsAt, canBeKept, overdueAt, isHalted } = subscription
  const name = planNames[plan]
  if (overdueAt || isHalted) {
    if (!paying.checkout) return null
    const call = { checkout: paying.checkout, razorpayId, payer, description: name, isCardChange: true }
    return <CardButton {...{ id, name, call }} amount={inRupees(amount)} />
  }
  if (chargeAt === null) return null
  const day = dayOf(chargeAt, zone)
  if (endsAt) return canBeKept && <KeepButton {...{ id, name }} nextPayment={`${inRupees(amount)} on ${day}`} />
  const consequences = `${name} stays until ${day}, and nothing more is charged. After that the workspace is on Free: ${freeInWords(freePeopleLimit)}. Nothing will be deleted.`
  return <EndButton {...{ id, name, consequences }} />
}

/** What a workspace pays, until when, and what can be done about it. */
export function SubscriptionPart(props: SubscriptionPartProps) {
  const { subscription, zone } = props
  return (
    <Section title="Subscription" action={<SubscriptionButtons {...props} />}>
      <Card className="sm:p-6">
        <Facts
          facts={[
            ['Plan', planNames[subscription.plan]],
            ['People paid for', fullCount(subscription.people)],
            ['Each month', inRupees(subscription.amount)],
            paymentFact(subscription, zone),
          ]}
        />
      </Card>
    </Section>
  )
}
