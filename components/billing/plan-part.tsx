import { LearnMore } from '@/components/shell/help/learn-more'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { subscriptionBadges } from '@/lib/billing/paying/rules/subscription-state'
import { planNames } from '@/lib/billing/schema'
import type { PlanOverview } from '@/lib/billing/queries'
import { featureGate, limitOf, type PlanState } from '@/lib/billing/rules'
import { lossesOn } from '@/lib/billing/paying/rules/plan-losses'
import { formatDate } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'
import { LaterDetailsForm } from './paying/later-details-form'
import { PaymentList } from './paying/payment-list'
import { SubscriptionPart } from './paying/subscription-part'
import { PlanList, type PlanListProps } from './plan-list'

interface PlanPartProps {
  overview: PlanOverview
  paying: PlanListProps['paying']
  asker: PlanListProps['asker']
  held: PlanListProps['held']
  /** Applause given this month; null: switched off. */
  applause: number | null
  /** Of the payments. */
  isFirstPage?: boolean
  zone: string
}

interface UsedProps {
  label: string
  used: number
  most: number | null
  hint?: string
}

function Used({ label, used, most, hint }: UsedProps) {
  const words = most === null ? fullCount(used) : `${fullCount(used)} of ${fullCount(most)}`
  const isOver = most !== null && used > most
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
        <span className={isOver ? 'font-medium text-danger-ink' : 'text-subtle'}>{words}</span>
      </p>
      {most !== null && (
        <div className="mt-2">
          <ProgressBar percent={(100 * used) / most} label={`${label}: ${words}`} isUsage />
        </div>
      )}
      {hint && <p className="mt-1.5 text-sm text-subtle">{hint}</p>}
    </div>
  )
}

function planStateInWords({ plan, isTrial, planEndsAt }: PlanState, zone: string) {
  const day = planEndsAt && formatDate(planEndsAt, 'MMM DD, YYYY', zone)
  if (plan === 'FREE') return undefined
  if (isTrial) return `Trial until ${day ?? 'further notice'}, then Free.`
  if (planEndsAt) return `Canceled. Ends on ${day}.`
  return undefined
}

export function PlanPart({
  overview: { plans, used, notice, planState },
  paying,
  isFirstPage = true,
  asker,
  held,
  applause,
  zone,
}: PlanPartProps) {
  const present = plans.find(({ type }) => type === paying.subscription?.plan)
  const free = { type: 'FREE', userLimit: planState.freePeopleLimit } as const
  const perPerson = limitOf(planState, 'applausePerPersonAndMonth')
  const people = used.people - used.invited
  const hasPaid = paying.subscription !== null || paying.payments.rows.length > 0
  const { plan, subscriptionStatus } = planState
  const badge = subscriptionStatus && subscriptionBadges[subscriptionStatus]
  return (
    <>
      {notice && (
        <div data-plan-notice className="mb-8">
          <Callout tone={notice.kind === 'ending' ? 'info' : 'warning'} title={notice.title}>
            {notice.text} {notice.kind === 'overdue' && <LearnMore topic="payment-failed" />}
          </Callout>
        </div>
      )}
      <Section
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            You’re on {planNames[plan]}
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
          </span>
        }
        text={notice?.kind === 'ending' ? undefined : planStateInWords(planState, zone)}
      >
        <Card className="flex flex-wrap gap-x-10 gap-y-5 sm:p-6">
          <Used
            label="People"
            used={used.people}
            most={limitOf(planState, 'people')}
            hint={used.invited === 0 ? undefined : `Includes ${fullCount(used.invited)} invited`}
          />
          <Used label="Templates" used={held.templates.length} most={limitOf(planState, 'templates')} />
          {applause !== null && featureGate(planState, 'applaud') === null && (
            <Used
              label="Applause this month"
              used={applause}
              most={perPerson === null ? null : perPerson * used.people}
            />
          )}
        </Card>
      </Section>
      {paying.subscription && (
        <SubscriptionPart
          paying={paying}
          zone={zone}
          payer={{ name: `${asker.firstName} ${asker.lastName}`.trim(), email: asker.email }}
          people={people}
          invited={used.invited}
          subscription={paying.subscription}
          mostPeople={present?.userLimit ?? null}
          consequences={lossesOn(free, { ...held, people })}
        />
      )}
      <PlanList
        plans={plans}
        people={people}
        invited={used.invited}
        paying={paying}
        planState={planState}
        held={held}
        asker={asker}
        zone={zone}
      />
      <PaymentList
        page={paying.payments}
        isFirstPage={isFirstPage}
        zone={zone}
        address="/workspace/edit?tab=plan"
        action={
          <ButtonLink href="/api/payments" download>
            CSV
          </ButtonLink>
        }
      />
      {hasPaid && <LaterDetailsForm details={paying.details} />}
    </>
  )
}
