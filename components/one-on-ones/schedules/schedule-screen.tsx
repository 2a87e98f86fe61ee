import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { durationLabel } from '@/lib/meetings/rules/meeting-times'
import { pairPath, schedulesPath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import type { Participant } from '@/lib/one-on-ones/schedules/queries/get-schedule'
import type { ScheduleFormStart, ScheduleScreenView } from '@/lib/one-on-ones/schedules/queries/get-schedule-form'
import { rhythmInWords, weekdayNames } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { clockInWords, formatDateTime } from '@/lib/shared/dates'
import { localTime } from './local-time'
import { AddButton, DeleteScheduleButton, TurnOffButton } from './schedule-acts'
import { ScheduleForm } from './schedule-form'

const back = { href: schedulesPath, label: 'Team schedules' }

function FormOrNobody({ start }: { start: ScheduleFormStart }) {
  if (start.people.length > 0) return <ScheduleForm start={start} />
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="users" />}
        title="Nobody on a team you lead yet"
        action={<ButtonLink href="/users/teams">See teams</ButtonLink>}
      />
    </Card>
  )
}

export const NewScheduleScreen = ({ start }: { start: ScheduleFormStart }) => (
  <Page>
    <PageHeader back={back} title="Schedule a team" />
    <FormOrNobody start={start} />
  </Page>
)

function ParticipantLine({ id, person, zone }: { id: string; person: Participant; zone: string }) {
  const { memberId, name, pictureId, series, hasLeft } = person
  const local = localTime(series?.nextAt ?? undefined, zone, person)
  const words = series
    ? [
        `${weekdayNames[series.weekday - 1] ?? ''} ${clockInWords(series.time)}`,
        series.nextAt
          ? `Next ${formatDateTime(series.nextAt, zone)}${local ? ` (${local.words})` : ''}`
          : 'Nothing scheduled',
      ]
    : [hasLeft ? 'Has left' : 'No series in this schedule']
  return (
    <ListRow
      href={series ? pairPath(memberId) : undefined}
      start={<Avatar name={name} pictureId={pictureId} size="md" />}
      title={name}
      text={words.join(' · ')}
      action={series === null && !hasLeft && <AddButton id={id} person={person} />}
    />
  )
}

function Laid({ schedule, additions, zone }: Omit<ScheduleScreenView, 'start'> & { zone: string }) {
  const { id, participants } = schedule
  return (
    <>
      <Section title="People">
        <List label="People">
          {participants.map((person) => (
            <ParticipantLine key={person.memberId} id={id} person={person} zone={zone} />
          ))}
        </List>
      </Section>
      {additions.length > 0 && (
        <Section title="Not in this schedule">
          <List label="Not in this schedule">
            {additions.map((person) => (
              <ParticipantLine key={person.memberId} id={id} zone={zone} person={{ ...person, series: null }} />
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

/** The days people meet on, or while it is off, those they may. */
function rhythmOf({ fields, heldOn }: ScheduleScreenView['schedule']) {
  const held = [...new Set(heldOn)].toSorted((one, other) => one - other)
  return rhythmInWords(fields.frequency, held.length > 0 ? held : fields.weekdays)
}

/** Active: who meets when. Inactive: the form to turn it on. */
export function ScheduleScreen({ zone, ...view }: ScheduleScreenView & { zone: string }) {
  const { schedule, start } = view
  const { id, title, fields, isEnabled, upcoming } = schedule
  return (
    <Page>
      <PageHeader
        back={back}
        title={title}
        text={[rhythmOf(schedule), durationLabel(fields.durationMinutes)].join(' · ')}
        aside={isEnabled ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
        action={isEnabled ? <TurnOffButton id={id} upcoming={upcoming} /> : <DeleteScheduleButton id={id} />}
      />
      {start ? <FormOrNobody start={start} /> : <Laid {...view} zone={zone} />}
    </Page>
  )
}
