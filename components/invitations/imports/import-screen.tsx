import { Badge } from '@/components/ui/display/badge'
import { WaitingPart } from '@/components/invitations/seats/waiting-part'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { ImportDetail } from '@/lib/invitations/imports/queries/get-import'
import type { WaitingSeats } from '@/lib/invitations/seats/queries'
import type { SlackPart } from '@/lib/invitations/slack/queries'
import { importStatusLabels, type RowFilter } from '@/lib/invitations/imports/schema'
import { formatDateTime } from '@/lib/shared/dates'
import { CheckingPart } from './checking-part'
import { ListingPart } from './listing-part'
import { OutcomePart, ProgressPart } from './outcome-part'
import { RowList } from './row-list'

type ImportScreenProps = ImportDetail & {
  slack: SlackPart | null
  /** The pending payment, or null. */
  waiting: WaitingSeats | null
  filter: RowFilter
  zone: string
}

/** One import, from preview to row results. */
export function ImportScreen({ view, page, outlook, slack, waiting, filter, zone }: ImportScreenProps) {
  const { fileName, status, creatorName, createdAt } = view
  const isMoving = status === 'RUNNING' || status === 'UNDOING'
  return (
    <Page>
      <PageHeader
        title={fileName}
        back={{ href: '/users/import', label: 'Import people' }}
        text={`${creatorName}, ${formatDateTime(createdAt, zone)}`}
        aside={<Badge>{importStatusLabels[status]}</Badge>}
      />
      {status === 'LISTING' && <ListingPart view={view} news={slack?.news ?? null} />}
      {outlook && <CheckingPart view={view} outlook={outlook} zone={zone} place={slack?.place ?? null} />}
      {waiting && <WaitingPart seats={waiting} zone={zone} isImport />}
      <RefreshWhile active={status === 'WAITING' && !waiting?.batches.length} />
      {isMoving && <ProgressPart view={view} />}
      {(status === 'DONE' || status === 'UNDONE') && <OutcomePart view={view} zone={zone} />}
      {status !== 'LISTING' && <RowList view={view} page={page} filter={filter} />}
    </Page>
  )
}
