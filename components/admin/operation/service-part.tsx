import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { ServiceLine } from '@/lib/admin/operation/queries/list-services'
import { formatDateTime } from '@/lib/shared/dates'

interface ServicePartProps {
  services: readonly ServiceLine[]
  zone: string
}

export const ServicePart = ({ services, zone }: ServicePartProps) => (
  <Section title="Services">
    <List label="Services">
      {services.map(({ name, badge, answeredAt, failedAt }) => {
        const facts = [
          answeredAt && `Last answer ${formatDateTime(answeredAt, zone)}`,
          failedAt && `Last failure ${formatDateTime(failedAt, zone)}`,
        ]
        return (
          <ListRow
            key={name}
            href={name === 'Mail' ? '/admin/failures' : '/admin/failures?tab=services'}
            title={name}
            text={facts.some(Boolean) ? <FactLine facts={facts} /> : undefined}
            end={<Badge tone={badge.tone}>{badge.label}</Badge>}
          />
        )
      })}
    </List>
  </Section>
)
