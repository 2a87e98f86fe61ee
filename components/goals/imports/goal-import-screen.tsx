import { GateReason } from '@/components/shell/gate-reason'
import { ButtonLink } from '@/components/ui/button/button-link'
import { CsvRows, type CsvRowView } from '@/components/ui/csv/csv-rows'
import { Badge } from '@/components/ui/display/badge'
import { Callout } from '@/components/ui/display/callout'
import { Card } from '@/components/ui/layout/card'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { GoalImportDetail, GoalImportRow, GoalImportView } from '@/lib/goals/imports/queries/get-goal-import'
import {
  goalImportBadges,
  goalRowBadges,
  goalRowViews,
  importedInWords,
  undoneInWords,
  type GoalRowView,
} from '@/lib/goals/imports/rules/goal-imports'
import type { GoalRowFilter } from '@/lib/goals/imports/schema'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { undoInWords } from '@/lib/shared/csv/csv-undo'
import { formatDateTime } from '@/lib/shared/dates'
import { nameList, plural } from '@/lib/shared/text'
import { DiscardGoalImport, StartGoalImport, UndoGoalImport } from './goal-import-acts'

type GoalImportScreenProps = GoalImportDetail & { filter: GoalRowFilter; zone: string }

const NAMED = 8

const tabLabels: Record<GoalRowView, string> = { all: 'All', goals: 'Goals', refused: 'Left out', kept: 'Kept' }

const rowInWords = ({ number, title, problems, state, goalId }: GoalImportRow): CsvRowView => ({
  number,
  title: [title || `Row ${number}`],
  facts: [`Row ${number}`, ...problems],
  href: goalId === null ? undefined : goalPath(goalId),
  ...goalRowBadges[state],
})

/** The preview before importing. */
function CheckedPart({ view, gate }: Pick<GoalImportDetail, 'view' | 'gate'>) {
  const { id, counts, unused } = view
  const verb = `Import ${plural(counts.goals, 'goal')}`
  const isIdle = counts.goals === 0
  return (
    <Card className="mb-8">
      <h2 className="text-md font-semibold">{isIdle ? 'Nothing to import' : `${verb}?`}</h2>
      <ul className="mt-2 grid gap-1 text-pretty wrap-anywhere text-muted">
        {counts.refused > 0 && <li>{plural(counts.refused, 'row is', 'rows are')} left out; the reasons are below.</li>}
        {unused.length > 0 && <li>Columns not imported: {nameList(unused, NAMED)}.</li>}
      </ul>
      {gate !== null && <Callout tone="warning" className="mt-4" title={<GateReason reason={gate} />} />}
      <div className="mt-5 flex flex-wrap gap-2">
        <StartGoalImport id={id} verb={verb} disabled={isIdle || gate !== null} />
        <DiscardGoalImport id={id} />
        <RefusedLink view={view} />
      </div>
    </Card>
  )
}

function RefusedLink({ view: { id, counts } }: { view: GoalImportView }) {
  if (counts.refused === 0) return null
  return (
    <ButtonLink href={`/api/goals/import/${id}/refused`} download>
      Download rows left out
    </ButtonLink>
  )
}

/** The result and its undo. */
function DonePart({ view, zone }: { view: GoalImportView; zone: string }) {
  const { id, status, counts, undoUntil } = view
  const isUndone = status === 'UNDONE'
  return (
    <Card className="mb-8">
      <h2 className="text-md font-semibold">{isUndone ? 'This import was undone' : importedInWords(counts)}</h2>
      {isUndone && <p className="mt-1 text-pretty text-muted">{undoneInWords(counts)}</p>}
      {undoUntil && <p className="mt-1 text-pretty text-muted">{undoInWords(undoUntil, zone)}</p>}
      <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
        <RefusedLink view={view} />
        {undoUntil && <UndoGoalImport id={id} />}
      </div>
    </Card>
  )
}

export function GoalImportScreen({ view, rows, next, gate, filter, zone }: GoalImportScreenProps) {
  const { fileName, status, createdAt, path, counts } = view
  return (
    <Page>
      <PageHeader
        title={fileName}
        back={{ href: '/goals/import', label: 'Import goals' }}
        text={formatDateTime(createdAt, zone)}
        aside={<Badge tone={goalImportBadges[status].tone}>{goalImportBadges[status].label}</Badge>}
      />
      {status === 'CHECKING' ? <CheckedPart view={view} gate={gate} /> : <DonePart view={view} zone={zone} />}
      <CsvRows
        path={path}
        filter={filter}
        next={next}
        tabs={goalRowViews
          .filter((value) => value !== 'kept' || counts.kept > 0)
          .map((value) => ({ value, label: tabLabels[value], count: counts[value] }))}
        rows={rows.map(rowInWords)}
      />
    </Page>
  )
}
