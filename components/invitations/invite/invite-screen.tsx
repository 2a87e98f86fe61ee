import { TextLink } from '@/components/ui/button/text-link'
import { Callout } from '@/components/ui/display/callout'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { InviteStart } from '@/lib/invitations/queries/find-invite-start'
import type { InviteForm as InviteFormView } from '@/lib/invitations/queries/get-invite-form'
import { InviteForm } from './invite-form'

interface InviteScreenProps {
  view: InviteFormView
  start: InviteStart
  zone: string
}

/** Says why nobody can be invited before anything is typed. */
function NoRoom({ view: { full, seats, can } }: { view: InviteFormView }) {
  if (full === null) return null
  return (
    <Callout tone="warning" title={full} className="mb-6">
      {seats === 0 && !can.chooseRole && 'Ask an admin for more seats.'}
      {seats === 0 && can.chooseRole && (
        <>
          Deactivate people, revoke invitations or <TextLink href="/workspace/edit?tab=plan">upgrade</TextLink>.
        </>
      )}
    </Callout>
  )
}

export function InviteScreen({ view, start, zone }: InviteScreenProps) {
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/users', label: 'People' }}
        title="Invite people"
        text={
          view.can.import && (
            <>
              {' '}
              For many people, <TextLink href="/users/import">import a file</TextLink> or{' '}
              <TextLink href="/users/import/slack">import from Slack</TextLink>.{' '}
            </>
          )
        }
      />
      <NoRoom view={view} />
      <InviteForm view={view} start={start} zone={zone} />
    </Page>
  )
}
