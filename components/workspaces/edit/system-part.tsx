import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Facts } from '@/components/ui/list/facts'
import { List, ListRow } from '@/components/ui/list/list'
import { formatDateTime } from '@/lib/shared/dates'
import {
  healthLines,
  serviceLines,
  type InstanceHealth,
  type InstanceLine,
  type InstanceServices,
} from '@/lib/workspaces/instance/rules'

interface SystemPartProps {
  health: InstanceHealth
  services: InstanceServices
  /** The reader's. */
  zone: string
}

const lineRow = ({ name, badge, advice }: InstanceLine) => (
  <ListRow key={name} title={name} text={advice ?? undefined} end={<Badge tone={badge.tone}>{badge.label}</Badge>} />
)

/** The state of a self-hosted installation. */
export const SystemPart = ({ health, services, zone }: SystemPartProps) => (
  <>
    <Section title="Health">
      <List label="Health">{healthLines(health).map(lineRow)}</List>
    </Section>
    <Section title="Services">
      <List label="Services">{serviceLines(services).map(lineRow)}</List>
    </Section>
    <Section title="Installation">
      <Facts
        facts={[
          ['Version', health.version],
          ['Last background job', health.ranAt ? formatDateTime(health.ranAt, zone) : 'Not known'],
        ]}
      />
    </Section>
  </>
)
