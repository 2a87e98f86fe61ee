import { PaymentList } from '@/components/billing/paying/payment-list'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import type { BilledSubscription, OrganizationBilling } from '@/lib/admin/organizations/queries/get-billing'
import { monthlyInWords } from '@/lib/billing/rules'
import { subscriptionBadges, triedFacts } from '@/lib/billing/paying/rules/subscription-state'
import { formatDate, formatDateTime } from '@/lib/shared/dates'
import { inRupees } from '@/lib/shared/text'
import { CheckPaymentsButton } from './check-payments-button'

interface BillingPartProps {
  id: string
  billing: OrganizationBilling
  /** Paise, all time. */
  paidTotal: number
  isFirstPage: boolean
  zone: string
}

function stateOf({ status, overdueAt }: BilledSubscription) {
  if (overdueAt === null) return subscriptionBadges[status]
  return status === 'ACTIVE'
    ? ({ label: 'Past due', tone: 'warning' } as const)
    : ({ label: 'Halted', tone: 'danger' } as const)
}

type Fact = readonly [name: string, value: ReactNode]

const invoiceFacts = ({ invoices }: BilledSubscription, zone: string) =>
  invoices.map(({ status, description, amount, dueAt }): Fact => {
    const day = formatDate(dueAt, 'MMM DD, YYYY', zone)
    return [status === 'OVERDUE' ? 'Overdue invoice' : 'Next invoice', `${inRupees(amount)} due ${day}: ${description}`]
  })

const nextFacts = ({ next }: BilledSubscription): Fact[] =>
  next === null ? [] : [['From the next payment', monthlyInWords(next)]]

function failureFacts({ failed }: BilledSubscription, zone: string): Fact[] {
  if (failed === null) return []
  const { at, amount, reason } = failed
  const attempt = `${inRupees(amount)} on ${formatDate(at, 'MMM DD, YYYY', zone)}`
  return [['Failed payment', reason === '' ? attempt : `${attempt}: ${reason}`]]
}

function factsOf(subscription: BilledSubscription, zone: string): Fact[] {
  const { endsAt, hasEnded, paidUntil, invoices, razorpayId, razorpayStatus, checkedAt, nextTryAt } = subscription
  const day = (at: Date) => formatDate(at, 'MMM DD, YYYY', zone)
  const badge = stateOf(subscription)
  return [
    [
      'Subscription',
      <span key="state" className="inline-flex flex-wrap items-center gap-2">
        {monthlyInWords(subscription)}
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </span>,
    ],
    ...failureFacts(subscription, zone),
    ...triedFacts(subscription),
    ...(nextTryAt ? [['Next try', day(nextTryAt)] as const] : []),
    ...nextFacts(subscription),
    ...invoiceFacts(subscription, zone),
    ...(paidUntil && invoices.length === 0 ? [['Paid until', day(paidUntil)] as const] : []),
    ...(endsAt ? [[hasEnded ? 'Ended' : 'Ends', day(endsAt)] as const] : []),
    ...(razorpayId ? [['At Razorpay', `${razorpayId}${razorpayStatus ? `, ${razorpayStatus}` : ''}`] as const] : []),
    ...(checkedAt ? [['Last checked', formatDateTime(checkedAt, zone)] as const] : []),
  ]
}

/** Payments of a workspace; nothing if it never paid. */
export function BillingPart({
  id,
  billing: { subscription, payments },
  paidTotal,
  isFirstPage,
  zone,
}: BillingPartProps) {
  if (subscription === null) return null
  return (
    <>
      <Section title="Billing" action={subscription.razorpayId && <CheckPaymentsButton id={id} />}>
        <Card>
          <Facts facts={[...factsOf(subscription, zone), ['Paid so far', inRupees(paidTotal)]]} />
        </Card>
      </Section>
      <PaymentList
        isFirstPage={isFirstPage}
        zone={zone}
        page={payments}
        address={`/admin/organizations/${id}`}
        isOperator
      />
    </>
  )
}
