import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'

/** Replaces one-on-ones while they are off. */
export function OneOnOnesOff({ reason }: { reason: string }) {
  return (
    <Page>
      <PageHeader title="One-on-ones" />
      <Card flush>
        <EmptyState
          icon={<Icon name="users" />}
          title={reason}
          action={<ButtonLink href="/dashboard">Back to Home</ButtonLink>}
        />
      </Card>
    </Page>
  )
}
