import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { PlatformLines } from '@/components/admin/log/platform-lines'
import { ReasonButton } from '@/components/admin/reason-button'
import { endSessionsOfAction, forgetBounceAction, resetSecondFactorOfAction } from '@/lib/admin/accounts/actions'
import { accountBadge, signInTroubles } from '@/lib/admin/accounts/rules'
import type { AccountView } from '@/lib/admin/accounts/queries'
import type { PlatformLine } from '@/lib/audit/platform/rules'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Lines } from '@/lib/shared/page'
import { MailsPart, PlacesPart, SessionsPart } from './account-parts'

interface AccountScreenProps {
  account: AccountView
  acts: Lines<PlatformLine>
  zone: string
}

function Acts({ account }: Pick<AccountScreenProps, 'account'>) {
  const { id, email, isSuperAdmin, sessions, bounceReason, twoStepSince } = account
  return (
    <>
      {bounceReason !== null && (
        <ReasonButton
          id={id}
          label="Mark as reachable"
          title={`Send mail to ${email} again?`}
          verb="Mark as reachable"
          done="Marked as reachable"
          act={forgetBounceAction}
        />
      )}
      {twoStepSince !== null && !isSuperAdmin && (
        <ReasonButton
          id={id}
          label="Reset two-step sign-in"
          title={`Reset two-step sign-in of ${email}?`}
          text="They’re signed out everywhere and get an e-mail."
          verb="Reset"
          done="Two-step sign-in reset"
          act={resetSecondFactorOfAction}
        />
      )}
      {sessions.length > 0 && (
        <ReasonButton
          id={id}
          label="End all sessions"
          title={`Sign ${email} out everywhere?`}
          verb="End all sessions"
          done="All sessions ended"
          act={endSessionsOfAction}
        />
      )}
    </>
  )
}

export function AccountScreen({ account, acts, zone }: AccountScreenProps) {
  const { id, email, isSuperAdmin, createdAt, emailVerifiedAt, hasPassword, twoStepSince } = account
  const badge = accountBadge(account)
  const troubles = signInTroubles(account, zone)
  const day = (at: Date) => formatDate(at, 'MMM DD, YYYY', zone)
  return (
    <Page>
      <PageHeader
        back={{ href: '/admin/users', label: 'People' }}
        title={email}
        aside={badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        action={<Acts account={account} />}
      />
      {troubles.length > 0 && (
        <Callout tone="warning" title="Sign-in" className="mb-6">
          <ul className="list-disc pl-4">
            {troubles.map((trouble) => (
              <li key={trouble}>{trouble}</li>
            ))}
          </ul>
        </Callout>
      )}
      <Card className="mb-10">
        <Facts
          facts={[
            ['Created', day(createdAt)],
            ['Verified', emailVerifiedAt ? day(emailVerifiedAt) : 'No'],
            ['Password', hasPassword ? 'Set' : 'Not set'],
            ['Two-step sign-in', twoStepSince ? `On since ${day(twoStepSince)}` : 'Off'],
            ...(isSuperAdmin && twoStepSince ? [['Two-step reset', 'At the console only'] as const] : []),
          ]}
        />
      </Card>
      <PlacesPart account={account} />
      <SessionsPart account={account} zone={zone} />
      <MailsPart account={account} zone={zone} />
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
