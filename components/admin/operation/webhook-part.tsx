import { Section } from '@/components/ui/layout/section'
import type { FailureLine } from '@/lib/admin/operation/queries/list-failures'
import type { WaitingEvent } from '@/lib/admin/operation/queries/list-waiting-events'
import { FailureList } from './failure-list'
import { WaitingEvents } from './waiting-events'

interface WebhookPartProps {
  events: readonly WaitingEvent[]
  lines: readonly FailureLine[]
  zone: string
}

export const WebhookPart = ({ events, lines, zone }: WebhookPartProps) => (
  <>
    <Section title="Waiting">
      <WaitingEvents events={events} zone={zone} />
    </Section>
    {lines.length > 0 && (
      <Section title="Refused">
        <FailureList lines={lines} kind="webhook" zone={zone} />
      </Section>
    )}
  </>
)
