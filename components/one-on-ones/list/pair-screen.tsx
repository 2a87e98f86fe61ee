import { timeInWords } from '@/components/meetings/detail/meeting-time'
import { LiveChanges } from '@/components/meetings/live/live-changes'
import { AddAgenda } from '@/components/one-on-ones/detail/add-agenda'
import { AgendaList } from '@/components/one-on-ones/detail/agenda-list'
import { PairItems } from '@/components/one-on-ones/detail/pair-items'
import { Badge } from '@/components/ui/display/badge'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { Pagination } from '@/components/ui/list/pagination'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'
import type { HistoryRow, PairHistory } from '@/lib/one-on-ones/queries/list-history'
import type { PairItem } from '@/lib/one-on-ones/queries/pair-items'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { newOneOnOnePath, oneOnOnePath, pairPath } from '@/lib/one-on-ones/rules/one-on-one-paths'
import { addressWith } from '@/lib/shared/address-with'

interface PairScreenProps {
  history: PairHistory
  upcoming: readonly HistoryRow[]
  points: AgendaPoint[]
  items: readonly PairItem[]
  agendas: readonly AgendaChoice[]
  search: string
  self: { memberId: string; name: string }
  today: string
  zone: string
  isLaterPage: boolean
}

interface MeetingRowsProps {
  label: string
  meetings: readonly HistoryRow[]
  zone: string
}

const MeetingRows = ({ label, meetings, zone }: MeetingRowsProps) => (
  <List label={label}>
    {meetings.map((meeting) => (
      <ListRow
        key={meeting.id}
        href={oneOnOnePath(meeting.id)}
        title={meeting.title}
        text={[timeInWords(meeting, zone), ...meeting.points].join(' · ')}
        end={<Badge tone={meeting.badge.tone}>{meeting.badge.label}</Badge>}
      />
    ))}
  </List>
)

const MOST_AT_FIRST = 3

/** Nothing if empty. */
function Upcoming({ upcoming, zone }: Pick<PairScreenProps, 'upcoming' | 'zone'>) {
  if (upcoming.length === 0) return null
  const later = upcoming.slice(MOST_AT_FIRST)
  return (
    <Section title="Upcoming">
      <MeetingRows label="Upcoming" meetings={upcoming.slice(0, MOST_AT_FIRST)} zone={zone} />
      {later.length > 0 && (
        <details className="mt-2">
          <summary className="quiet-summary">And {later.length} more</summary>
          <div className="mt-2">
            <MeetingRows label="Later" meetings={later} zone={zone} />
          </div>
        </details>
      )}
    </Section>
  )
}

function History({
  history: { partner, meetings },
  search,
  zone,
  isLaterPage,
}: Pick<PairScreenProps, 'history' | 'search' | 'zone' | 'isLaterPage'>) {
  const path = pairPath(partner.memberId)
  const first = addressWith(path, { search })
  return (
    <Section title="History" anchor="history" className="scroll-mt-16">
      <div className="mb-4 max-w-96">
        <SearchInput label="Search your one-on-ones" name="search" action={path} defaultValue={search} />
      </div>
      {meetings.rows.length === 0 ? (
        <Card flush>
          <EmptyState icon={<Icon name="search" />} title={search === '' ? 'No one-on-ones yet' : 'No results'} />
        </Card>
      ) : (
        <MeetingRows label="History" meetings={meetings.rows} zone={zone} />
      )}
      <Pagination
        first={isLaterPage ? first : undefined}
        next={meetings.next === null ? undefined : addressWith(first, { after: meetings.next })}
      />
    </Section>
  )
}

/** Talking points, action items and history with a colleague. */
export function PairScreen(props: PairScreenProps) {
  const { history, points, items, agendas, self, today } = props
  const { partner, pairId } = history
  return (
    <Page>
      <LiveChanges path={addressWith('/api/one-on-one/live', { id: pairId })} />
      <PageHeader
        back={{ href: '/one-on-one', label: 'One-on-ones' }}
        title={`One-on-ones with ${partner.name}`}
        text="Only the two of you can see this."
        aside={partner.hasLeft && <Badge>Has left</Badge>}
        action={
          !partner.hasLeft && (
            <ButtonLink href={newOneOnOnePath(partner.memberId)} variant="primary">
              <Icon name="plus" />
              Schedule
            </ButtonLink>
          )
        }
      />
      <Section title="Next agenda" action={!partner.hasLeft && <AddAgenda pairId={pairId} agendas={agendas} />}>
        <AgendaList agenda={{ pairId, points, isOpen: !partner.hasLeft, meeting: null }} />
      </Section>
      <Section title="Action items">
        <PairItems pairId={pairId} items={items} today={today} self={self} partner={partner} />
      </Section>
      <Upcoming {...props} />
      <History {...props} />
    </Page>
  )
}
