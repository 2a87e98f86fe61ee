import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { UpcomingOneOnOne } from '@/lib/one-on-ones/rescheduling/queries/list-upcoming'
import { newOneOnOnePath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { RescheduleForm } from './reschedule-form'

interface RescheduleScreenProps {
  meetings: readonly UpcomingOneOnOne[]
  self: { id: string; name: string }
  clock: { now: Date; zone: string }
}

export const RescheduleScreen = (props: RescheduleScreenProps) => (
  <Page narrow>
    <PageHeader
      back={{ href: '/one-on-one', label: 'One-on-ones' }}
      title="Reschedule several"
      text="Next four weeks"
    />
    {props.meetings.length === 0 ? (
      <Card flush>
        <EmptyState
          icon={<Icon name="calendar-clock" />}
          title="Nothing scheduled in the next four weeks"
          action={<ButtonLink href={newOneOnOnePath()}>Schedule a one-on-one</ButtonLink>}
        />
      </Card>
    ) : (
      <RescheduleForm {...props} />
    )}
  </Page>
)
