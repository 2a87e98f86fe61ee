import { ReportFrame } from '@/components/shell/frames/report-frame'
import { BarTimeline } from '@/components/ui/charts/bar-timeline'
import { ProgressRing } from '@/components/ui/display/progress-ring'
import { Stat } from '@/components/ui/display/stat'
import { Card } from '@/components/ui/layout/card'
import { AllLines, shownLines } from '@/components/ui/report/all-lines'
import { allReports } from '@/components/ui/report/report-address'
import type { MeetingReport } from '@/lib/meetings/reports/queries'
import { completedRate, meetingReportTitles, meetingsIn, type MeetingTally } from '@/lib/meetings/reports/rules'
import type { MeetingReportFilter } from '@/lib/meetings/reports/schema'
import { meetingKinds } from '@/lib/meetings/rules/meeting-kinds'
import { fullCount } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { MeetingLines } from './meeting-lines'

interface MeetingReportScreenProps {
  kind: keyof typeof meetingKinds
  filter: MeetingReportFilter
  report: MeetingReport
  /** The filtered team. */
  team: { id: string; name: string } | null
}

const words = {
  FOLLOW_UP: {
    none: 'No follow-ups in this range',
    own: 'A meeting with several people counts once in the total.',
  },
  ONE_ON_ONE: { none: 'No one-on-ones in this range', own: undefined },
} as const

function Totals({ total }: { total: MeetingTally }) {
  const rate = completedRate(total)
  return (
    <Card className="mb-6 grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Stat
        label="Completed"
        value={`${rate}%`}
        hint={`${fullCount(total.completed)} of ${fullCount(meetingsIn(total))}`}
        picture={<ProgressRing percent={rate} label="Completed" size={56} isBare />}
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
  const { none, own } = words[kind]
  const path = `${meetingKinds[kind].path}/reports`
  const byTeam = scope !== 'me' && team === null
  return (
    <ReportFrame
      title={team?.name ?? meetingReportTitles[kind]}
      from={from}
      to={to}
      text={scope === 'me' ? own : 'Each meeting counts once per person.'}
      back={team ? { href: addressWith(path, { ...filter, team: undefined }), label: 'All teams' } : allReports(filter)}
      path={path}
      filter={filter}
      whose="Whose meetings"
      scope={scope}
      scopes={scopes}
      file={addressWith('/api/meetings/report', { ...filter, kind })}
      empty={meetingsIn(total) === 0 && { icon: 'calendar-clock', title: none }}
    >
      <Totals total={total} />
      {filter.view === 'timeline' && <Timeline spans={spans} />}
      <MeetingLines
        caption={byTeam ? 'Team' : 'Person'}
        lines={shownLines(lines, filter)}
        total={total}
        {...(byTeam && { hrefOf: ({ id }) => addressWith(path, { ...filter, team: id }) })}
      />
      <AllLines path={path} filter={filter} count={lines.length} noun={byTeam ? 'teams' : 'people'} />
    </ReportFrame>
  )
}
