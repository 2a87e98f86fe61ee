import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { PlatformLines } from '@/components/admin/log/platform-lines'
import { organizationBadge } from '@/lib/admin/organizations/rules'
import type { OrganizationBilling } from '@/lib/admin/organizations/queries/get-billing'
import type { OrganizationView } from '@/lib/admin/organizations/queries/get-organization'
import type { PlatformLine } from '@/lib/audit/platform/rules'
import { subscriptionBadges } from '@/lib/billing/paying/rules/subscription-state'
import { planNames } from '@/lib/billing/schema'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Lines } from '@/lib/shared/page'
import { cappedCount } from '@/lib/shared/text'
import { BillingPart } from './billing-part'
import { OrganizationActs } from './organization-acts'

interface OrganizationScreenProps {
  organization: OrganizationView
  acts: Lines<PlatformLine>
  billing: OrganizationBilling
  isFirstPage: boolean
  zone: string
}

const endWords = ({ isTrial, hasEnded }: Pick<OrganizationView, 'isTrial' | 'hasEnded'>) =>
  hasEnded ? 'Ended' : isTrial ? 'Trial until' : 'Ends'

function planOf({ plan, subscriptionStatus, isTrial, planEndsAt, hasEnded }: OrganizationView, zone: string) {
  const badge = subscriptionStatus && subscriptionBadges[subscriptionStatus]
  const end = planEndsAt && formatDate(planEndsAt, 'MMM DD, YYYY', zone)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {planNames[plan]}
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      {end && <span className="text-subtle">{`${endWords({ isTrial, hasEnded })} ${end}`}</span>}
    </span>
  )
}

/** The workspace's status. */
function OrganizationFacts({ organization, zone }: Pick<OrganizationScreenProps, 'organization' | 'zone'>) {
  const { slug, createdAt, activeAt, admins } = organization
  const day = (at: Date | null) => (at ? formatDate(at, 'MMM DD, YYYY', zone) : 'Never')
  return (
    <Card>
      <Facts
        facts={[
          ['Address', slug],
          ['Plan', planOf(organization, zone)],
          ['Created', day(createdAt)],
          ['Last activity', day(activeAt)],
          [
            'Admins',
            <ul key="admins">
              {admins.map(({ id, email }) => (
                <li key={id}>
                  <TextLink href={`/admin/users/${id}`}>{email}</TextLink>
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </Card>
  )
}

export function OrganizationScreen({ organization, acts, billing, isFirstPage, zone }: OrganizationScreenProps) {
  const { id, name, deletionAt, peopleCount, invitedCount, feedbackCount, goalCount, meetingCount } = organization
  const badge = organizationBadge(organization)
  const counts = [
    { label: 'People', value: peopleCount, hint: invitedCount > 0 && `${cappedCount(invitedCount)} invited` },
    { label: 'Feedback', value: feedbackCount },
    { label: 'Goals', value: goalCount },
    { label: 'Meetings', value: meetingCount },
  ]
  return (
    <Page>
      <PageHeader
        back={{ href: '/admin/organizations', label: 'Workspaces' }}
        title={name}
        aside={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        action={<OrganizationActs organization={organization} />}
      />
      {deletionAt && (
        <Callout tone="warning" className="mb-6">
          {`Will be deleted on ${formatDate(deletionAt, 'MMM DD, YYYY', zone)}`}
        </Callout>
      )}
      <Card className="mb-6 grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
        {counts.map(({ label, value, hint }) => (
          <Stat key={label} label={label} value={cappedCount(value)} hint={hint} />
        ))}
      </Card>
      <div className="mb-10">
        <OrganizationFacts organization={organization} zone={zone} />
      </div>
      <BillingPart id={id} billing={billing} isFirstPage={isFirstPage} zone={zone} paidTotal={organization.paidTotal} />
      {acts.rows.length > 0 && (
        <Section
          title="Audit log"
          action={acts.next !== null && <TextLink href={`/admin/log?about=${id}`}>Show all</TextLink>}
        >
          <PlatformLines lines={acts.rows} zone={zone} />
        </Section>
      )}
    </Page>
  )
}
