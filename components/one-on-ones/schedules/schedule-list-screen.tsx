import { Badge } from '@/components/ui/display/badge'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { List, ListRow } from '@/components/ui/list/list'
import { durationLabel } from '@/lib/meetings/rules/meeting-times'
import { newSchedulePath, schedulePath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import type { ScheduleRow } from '@/lib/one-on-ones/schedules/queries/list-schedules'
import { rhythmInWords } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { plural } from '@/lib/shared/text'

const NewLink = () => (
  <ButtonLink href={newSchedulePath} variant="primary">
    <Icon name="plus" />
    Schedule a team
  </ButtonLink>
)

const ScheduleLine = ({ schedule }: { schedule: ScheduleRow }) => {
  const { id, title, frequency, weekdays, durationMinutes, people, isEnabled } = schedule
  return (
    <ListRow
      href={schedulePath(id)}
      title={title}
      text={[
        rhythmInWords(frequency, weekdays),
        durationLabel(durationMinutes),
        plural(people, 'person', 'people'),
      ].join(' · ')}
      end={isEnabled ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
    />
  )
}

export const ScheduleListScreen = ({ schedules }: { schedules: readonly ScheduleRow[] }) => (
  <Page>
    <PageHeader
      back={{ href: '/one-on-one', label: 'One-on-ones' }}
      title="Team schedules"
      action={schedules.length > 0 && <NewLink />}
    />
    {schedules.length === 0 ? (
      <Card flush>
        <EmptyState icon={<Icon name="calendar-clock" />} title="No schedules yet" action={<NewLink />} />
      </Card>
    ) : (
      <List label="Team schedules">
        {schedules.map((schedule) => (
          <ScheduleLine key={schedule.id} schedule={schedule} />
        ))}
      </List>
    )}
  </Page>
)
