import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'

export const ApplauseOff = ({ reason }: { reason: string }) => (
  <Page>
    <PageHeader title="Applaud" />
    <Card flush>
      <EmptyState
        icon={<Icon name="party-popper" />}
        title={reason}
        action={<ButtonLink href="/dashboard">Back to Home</ButtonLink>}
      />
    </Card>
  </Page>
)
