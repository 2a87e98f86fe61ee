import { ReportFrame } from '@/components/shell/frames/report-frame'
import type { Reports } from '@/lib/dashboard/reports/queries'
import type { ReportsFilter } from '@/lib/dashboard/reports/schema'
import { REPORTS_PATH } from '@/lib/shared/report-choices'
import { ReportBlock } from './report-block'

interface ReportsScreenProps {
  filter: ReportsFilter
  reports: Reports
}

/** The figures of every module for the same people and range. */
export function ReportsScreen({ filter, reports: { parts, ...period } }: ReportsScreenProps) {
  const { range, view } = filter
  return (
    <ReportFrame title="Reports" path={REPORTS_PATH} filter={filter} whose="Whose reports" {...period}>
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
        {parts.map((part) => (
          <ReportBlock key={part.title} part={part} choices={{ of: period.scope, range, view }} />
        ))}
      </div>
    </ReportFrame>
  )
}
