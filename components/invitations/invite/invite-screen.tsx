import { TextLink } from '@/components/ui/button/text-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { InviteForm as InviteFormView } from '@/lib/invitations/queries'
import { InviteForm } from './invite-form'

interface InviteScreenProps {
  view: InviteFormView
  emails: string
}

/** Inviting people by mail. */
export function InviteScreen({ view, emails }: InviteScreenProps) {
  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/users', label: 'People' }}
        title="Invite people"
        text={
          <>
            They get a mail with a link of their own, and choose how to come in.
            {view.can.import && (
              <>
                {' '}
                For many people at once, <TextLink href="/users/import">import a file</TextLink>.
              </>
            )}
          </>
        }
      />
      <InviteForm view={view} emails={emails} />
    </Page>
  )
}
