import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Stat } from '@/components/ui/display/stat'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { reportAddress, withoutChoices } from '@/components/ui/report/report-address'
import { ReportFiles } from '@/components/ui/report/report-files'
import { ReportFilters } from '@/components/ui/report/report-filters'
import type { MeetingReport } from '@/lib/meetings/reports/queries'
import { completedRate, meetingsIn, type MeetingTally } from '@/lib/meetings/reports/rules'
import type { MeetingReportFilter } from '@/lib/meetings/reports/schema'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { dateOf, formatDate, type Day } from '@/lib/shared/dates'
import { fullCount } from '@/lib/shared/text'
import { MeetingLines } from './meeting-lines'

interface MeetingReportScreenProps {
  kind: keyof typeof meetingKinds
  filter: MeetingReportFilter
  report: MeetingReport
  /** The filtered team. */
  team: { id: string; name: string } | null
}

const words = {
  FOLLOW_UP: { title: 'Follow-up report', list: 'Follow-ups', none: 'No follow-ups in this range' },
  ONE_ON_ONE: { title: 'One-on-one report', list: 'One-on-ones', none: 'No one-on-ones in this range' },
} as const

const inWords = (day: Day) => formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')

function Totals({ total }: { total: MeetingTally }) {
  const rate = completedRate(total)
  return (
    <Card className="mb-6 grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Stat
        label="Completed"
        value={`${rate}%`}
        hint={`${fullCount(total.completed)} of ${fullCount(meetingsIn(total))}`}
        picture={<ProgressRing percent={rate} label="Completed" size={56} />}
      />
      <Stat label="Missed" value={fullCount(total.missed)} />
    </Card>
  )
}

function Timeline({ spans }: Pick<MeetingReport, 'spans'>) {
  const points = spans.map(({ label, ...tally }) => ({ label, whole: meetingsIn(tally), part: tally.completed }))
  const summary = points.map(({ label, whole, part }) => `${label}: ${part} of ${whole} completed`).join(', ')
  return (
    <Card className="mb-6">
      <BarTimeline summary={summary} points={points} heads={['From', 'All', 'Completed']} />
    </Card>
  )
}

/** Completed and missed meetings by team, person and time. */
export function MeetingReportScreen({ kind, filter, report, team }: MeetingReportScreenProps) {
  const { scope, scopes, lines, total, spans, from, to } = report
  const { range, view } = filter
  const { title, list, none } = words[kind]
  const path = `${meetingKinds[kind].path}/reports`
  const isEmpty = meetingsIn(total) === 0
  const byTeam = scope !== 'me' && team === null
  return (
    <Page className="print:max-w-none">
      <PageHeader
        title={team?.name ?? title}
        text={`${inWords(from)} – ${inWords(to)}.${scope === 'me' ? '' : ' Each meeting counts once per person.'}`}
        back={
          team
            ? { href: reportAddress(path, { ...filter, team: undefined }), label: 'All teams' }
            : { href: meetingKinds[kind].path, label: list }
        }
        action={!isEmpty && <ReportFiles href={reportAddress('/api/meetings/report', { ...filter, kind })} />}
      />
      <ReportFilters
        whose="Whose meetings"
        scope={scope}
        scopes={scopes}
        range={range}
        view={view}
        without={(names) => reportAddress(path, withoutChoices(filter, names))}
      />
      {isEmpty ? (
        <Card flush>
          <EmptyState icon={<Icon name="calendar-clock" />} title={none} />
        </Card>
      ) : (
        <>
          <Totals total={total} />
          {view === 'timeline' && <Timeline spans={spans} />}
          <MeetingLines
            caption={byTeam ? 'Team' : 'Person'}
            lines={lines}
            {...(byTeam && { hrefOf: ({ id }) => reportAddress(path, { ...filter, team: id }) })}
          />
        </>
      )}
    </Page>
  )
}
