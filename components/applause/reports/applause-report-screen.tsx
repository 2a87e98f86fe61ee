import { ReportFrame } from '@/components/shell/frames/report-frame'
import { BarList } from '@/components/ui/charts/bar-list'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { AllLines, shownLines } from '@/components/ui/report/all-lines'
import { allReports } from '@/components/ui/report/report-address'
import type { ApplauseReport } from '@/lib/applause/reports/queries'
import type { ApplauseReportFilter } from '@/lib/applause/reports/schema'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { ApplauseLines } from './applause-lines'

interface ApplauseReportScreenProps {
  filter: ApplauseReportFilter
  report: ApplauseReport
  /** The filtered team. */
  team: { id: string; name: string } | null
}

const PATH = '/applaud/reports'

function Totals({ report: { total, scope } }: Pick<ApplauseReportScreenProps, 'report'>) {
  return (
    <Card className="mb-6 grid grid-cols-1 gap-6 sm:grid-cols-3">
      <Stat label="Given" value={fullCount(total.given)} />
      <Stat label="Received" value={fullCount(total.received)} />
      {scope !== 'me' && <Stat label="People taking part" value={fullCount(total.people)} />}
    </Card>
  )
}

function Timeline({ spans }: Pick<ApplauseReport, 'spans'>) {
  const sums = (['given', 'received'] as const).map((name) => ({
    head: name === 'given' ? 'Given' : 'Received',
    points: spans.map(({ label, [name]: whole }) => ({ label, whole })),
  }))
  return (
    <Card className="mb-6 grid grid-cols-1 gap-8 sm:p-6">
      {sums.map(({ head, points }) => (
        <BarTimeline
          key={head}
          summary={`${head}: ${points.map(({ label, whole }) => `${label} ${whole}`).join(', ')}`}
          points={points}
          heads={['From', head]}
        />
      ))}
    </Card>
  )
}

/** Applause by people, category and time. */
export function ApplauseReportScreen({ filter, report, team }: ApplauseReportScreenProps) {
  const { scope, scopes, lines, total, byCategory, spans, from, to } = report
  const isByTeam = scope !== 'me' && team === null
  return (
    <ReportFrame
      title={team?.name ?? 'Applause report'}
      from={from}
      to={to}
      text="Includes private applause."
      back={team ? { href: addressWith(PATH, { ...filter, team: undefined }), label: 'All teams' } : allReports(filter)}
      path={PATH}
      filter={filter}
      whose="Whose applause"
      scope={scope}
      scopes={scopes}
      file={addressWith('/api/applaud/report', filter)}
      empty={total.given + total.received === 0 && { icon: 'party-popper', title: 'No applause in this range' }}
    >
      <Totals report={report} />
      {filter.view === 'timeline' && <Timeline spans={spans} />}
      {byCategory.length > 0 && (
        <Section title="Received for">
          <Card>
            <BarList points={byCategory} heads={['Category', 'Applause']} />
          </Card>
        </Section>
      )}
      {lines.length > 0 && (
        <ApplauseLines
          lines={shownLines(lines, filter)}
          total={total}
          {...(isByTeam && { hrefOf: (id: string) => addressWith(PATH, { ...filter, team: id }) })}
        />
      )}
      <AllLines path={PATH} filter={filter} count={lines.length} noun={isByTeam ? 'teams' : 'people'} />
    </ReportFrame>
  )
}
