import { Avatar } from '@/components/ui/display/avatar'
import { Badge } from '@/components/ui/display/badge'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { MenuLink } from '@/components/ui/overlay/menu'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import type { AgendaChoice } from '@/lib/one-on-ones/queries/list-agendas'
import type { PairRow } from '@/lib/one-on-ones/queries/list-pairs'
import {
  newOneOnOnePath,
  oneOnOnePath,
  pairPath,
  reschedulePath,
  schedulesPath,
} from '@/lib/one-on-ones/rules/one-on-one-paths'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { MoreMenu } from '@/components/ui/overlay/more-menu'
import { OwnAgendas } from './own-agendas'

function stateOf({ partner, next, isSilent }: PairRow) {
  if (partner.hasLeft) return 'Has left'
  if (next?.isDeclined) return <Badge tone="danger">Declined</Badge>
  return isSilent ? <Badge tone="warning">Not talked lately</Badge> : undefined
}

function PairLine({ pair, zone }: { pair: PairRow; zone: string }) {
  const { partner, next, talked, openItems } = pair
  const facts = [
    next ? `Next ${formatDateTime(next.at, zone)}` : 'Nothing scheduled',
    talked,
    openItems > 0 && plural(openItems, 'open action item'),
  ]
  return (
    <ListRow
      href={next ? oneOnOnePath(next.id) : pairPath(partner.memberId)}
      start={<Avatar name={partner.name} pictureId={partner.pictureId} size="md" />}
      title={partner.name}
      text={<FactLine facts={facts} />}
      end={stateOf(pair)}
      action={
        next && (
          <ButtonLink href={pairPath(partner.memberId)} size="sm" aria-label={`History with ${partner.name}`}>
            History
          </ButtonLink>
        )
      }
    />
  )
}

const path = '/one-on-one'

/** A shorter list is read at a glance. */
const SEARCHED_FROM = 8

const NoPairs = ({ search }: { search: string }) => (
  <Card flush>
    {search === '' ? (
      <EmptyState
        icon={<Icon name="users" />}
        title="No one-on-ones yet"
        text="Meet a colleague regularly, with a shared agenda."
        action={<ButtonLink href={newOneOnOnePath()}>Schedule a one-on-one</ButtonLink>}
      />
    ) : (
      <EmptyState
        icon={<Icon name="search-x" />}
        title={`No results for “${search}”`}
        text="Try fewer or other words."
        action={<ButtonLink href={path}>Show all one-on-ones</ButtonLink>}
      />
    )}
  </Card>
)

interface PairListScreenProps {
  pairs: readonly PairRow[]
  /** There are more pairs. */
  isCut: boolean
  search: string
  agendas: readonly AgendaChoice[]
  /** May schedule for a whole team. */
  canLayOut: boolean
  zone: string
}

export function PairListScreen({ pairs, isCut, search, agendas, canLayOut, zone }: PairListScreenProps) {
  const canReschedule = search !== '' || pairs.some(({ next }) => next !== null)
  return (
    <Page>
      <PageHeader
        title="One-on-ones"
        action={
          <>
            <ButtonLink href="/one-on-one/reports" variant="ghost">
              <Icon name="chart-column" />
              Report
            </ButtonLink>
            <ButtonLink href={newOneOnOnePath()} variant="primary">
              <Icon name="plus" />
              Schedule a one-on-one
            </ButtonLink>
            {(canLayOut || canReschedule) && (
              <MoreMenu>
                {canLayOut && <MenuLink href={schedulesPath}>Team schedules</MenuLink>}
                {canReschedule && <MenuLink href={reschedulePath}>Reschedule several</MenuLink>}
              </MoreMenu>
            )}
          </>
        }
      />
      {(pairs.length >= SEARCHED_FROM || search !== '') && (
        <ListToolbar
          search={<SearchInput key={search} label="Search people" name="search" action={path} defaultValue={search} />}
          count={!isCut && plural(pairs.length, 'person', 'people')}
        />
      )}
      {pairs.length === 0 ? (
        <NoPairs search={search} />
      ) : (
        <List label="One-on-ones">
          {pairs.map((pair) => (
            <PairLine key={pair.id} pair={pair} zone={zone} />
          ))}
        </List>
      )}
      {isCut && <p className="mt-3 text-sm text-subtle">Only the first {pairs.length} people are shown.</p>}
      <OwnAgendas agendas={agendas.filter(({ isOwn }) => isOwn)} />
    </Page>
  )
}
