import { BarList } from '@/components/ui/charts/bar-list'
import { CountBars } from '@/components/applause/person/count-bars'
import { Stat } from '@/components/ui/display/stat'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Section } from '@/components/ui/layout/section'
import { reportAddress, withoutChoices } from '@/components/ui/report/report-address'
import { ReportFiles } from '@/components/ui/report/report-files'
import { ReportFilters } from '@/components/ui/report/report-filters'
import type { ApplauseReport } from '@/lib/applause/reports/queries'
import type { ApplauseReportFilter } from '@/lib/applause/reports/schema'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'
import { ApplauseLines } from './applause-lines'

interface ApplauseReportScreenProps {
  filter: ApplauseReportFilter
  report: ApplauseReport
  /** The filtered team. */
  team: { id: string; name: string } | null
}

const PATH = '/applaud/reports'

const inWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

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
  const given = spans.map(({ label, given: count }) => ({ label, count }))
  const received = spans.map(({ label, received: count }) => ({ label, count }))
  return (
    <Card className="mb-6 grid grid-cols-1 gap-8 sm:p-6">
      <div>
        <h2 className="mb-2 font-medium">Given</h2>
        <CountBars points={given} heads={['From', 'Given']} />
      </div>
      <div>
        <h2 className="mb-2 font-medium">Received</h2>
        <CountBars points={received} heads={['From', 'Received']} />
      </div>
    </Card>
  )
}

/** Applause by people, category and time. */
export function ApplauseReportScreen({ filter, report, team }: ApplauseReportScreenProps) {
  const { scope, scopes, lines, total, byCategory, spans, from, to } = report
  const { range, view } = filter
  const isEmpty = total.given + total.received === 0
  const isByTeam = scope !== 'me' && team === null
  return (
    <Page className="print:max-w-none">
      <PageHeader
        title={team?.name ?? 'Applause report'}
        text={`${inWords(from)} – ${inWords(to)}. Includes private applause.`}
        back={
          team
            ? { href: reportAddress(PATH, { ...filter, team: undefined }), label: 'All teams' }
            : { href: '/applaud', label: 'Applaud' }
        }
        action={!isEmpty && <ReportFiles href={reportAddress('/api/applaud/report', filter)} />}
      />
      <ReportFilters
        whose="Whose applause"
        scope={scope}
        scopes={scopes}
        range={range}
        view={view}
        without={(names) => reportAddress(PATH, withoutChoices(filter, names))}
      />
      {isEmpty ? (
        <Card flush>
          <EmptyState icon={<Icon name="party-popper" />} title="No applause in this range" />
        </Card>
      ) : (
        <>
          <Totals report={report} />
          {view === 'timeline' && <Timeline spans={spans} />}
          {byCategory.length > 0 && (
            <Section title="Received for">
              <Card>
                <BarList points={byCategory} heads={['Category', 'Applause']} />
              </Card>
            </Section>
          )}
          {lines.length > 0 && (
            <ApplauseLines
              lines={lines}
              {...(isByTeam && { hrefOf: (id: string) => reportAddress(PATH, { ...filter, team: id }) })}
            />
          )}
        </>
      )}
    </Page>
  )
}
