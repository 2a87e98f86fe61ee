import { FilterSelect } from '@/components/ui/input/filter-select'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { reportViews, type ReportView } from '@/lib/shared/report-choices'
import { rangeLabels, reportRanges, type ReportRange } from '@/lib/shared/report-ranges'
import { reportScopeLabels, type ReportScope } from '@/lib/shared/report-scopes'

interface ReportFiltersProps {
  /** The first filter's label: "Whose goals". */
  whose: string
  scope: ReportScope
  scopes: readonly ReportScope[]
  range: ReportRange
  view: ReportView
  /** The URL without these choices. */
  without: (names: readonly ('of' | 'range' | 'view')[]) => string
}

const ranges = reportRanges.map((value) => ({ value, label: rangeLabels[value] }))
const viewLabels: Record<ReportView, string> = { summary: 'Summary', timeline: 'Timeline' }
const views = reportViews.map((value) => ({ value, label: viewLabels[value] }))

export function ReportFilters({ whose, scope, scopes, range, view, without }: ReportFiltersProps) {
  return (
    <div className="mb-6 print:hidden">
      <ListToolbar>
        {scopes.length > 1 && (
          <FilterSelect
            label={whose}
            name="of"
            value={scope}
            options={scopes.map((value) => ({ value, label: reportScopeLabels[value] }))}
            href={without(['of'])}
            className="w-full sm:w-52"
          />
        )}
        <FilterSelect
          label="Range"
          name="range"
          value={range}
          options={ranges}
          href={without(['range'])}
          className="max-sm:w-[calc(50%-0.25rem)] sm:w-44"
        />
        <FilterSelect
          label="View"
          name="view"
          value={view}
          options={views}
          href={without(['view'])}
          className="max-sm:w-[calc(50%-0.25rem)] sm:w-36"
        />
      </ListToolbar>
    </div>
  )
}
