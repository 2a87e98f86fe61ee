import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { WaitingEvent } from '@/lib/admin/operation/queries/list-waiting-events'
import { formatDateTime } from '@/lib/shared/dates'
import { RetryActs } from './retry-acts'

interface WaitingEventsProps {
  events: readonly WaitingEvent[]
  zone: string
}

function Row({ event, zone }: { event: WaitingEvent; zone: string }) {
  const { id, kind, receivedAt, razorpayId, workspaceId, workspaceName } = event
  return (
    <ListRow
      title={kind}
      text={
        <FactLine
          facts={[
            workspaceId && (
              <TextLink key="workspace" href={`/admin/organizations/${workspaceId}`}>
                {workspaceName}
              </TextLink>
            ),
            razorpayId,
            formatDateTime(receivedAt, zone),
          ]}
        />
      }
      action={
        <Button type="submit" size="sm" name="work" value={id}>
          Retry
        </Button>
      }
    />
  )
}

export const WaitingEvents = ({ events, zone }: WaitingEventsProps) =>
  events.length === 0 ? (
    <Card flush>
      <EmptyState icon={<Icon name="circle-check" />} title="No waiting webhooks" />
    </Card>
  ) : (
    <RetryActs>
      <List label="Webhooks waiting">
        {events.map((event) => (
          <Row key={event.id} event={event} zone={zone} />
        ))}
      </List>
    </RetryActs>
  )
