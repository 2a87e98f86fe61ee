import { ReportFrame } from '@/components/shell/frames/report-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import type { IconName } from '@/components/ui/icon/names'
import { allReports } from '@/components/ui/report/report-address'
import type { FeedbackReport } from '@/lib/reviews/figures/queries/get-figures'
import {
  FEEDBACK_REPORT,
  isQuiet,
  leftOutWords,
  NO_FEEDBACK,
  OPTED_OUT_APART,
  tooSmallWords,
} from '@/lib/reviews/figures/rules'
import type { FiguresFilter } from '@/lib/reviews/figures/schema'
import { addressWith } from '@/lib/shared/address-with'
import { FeedbackSummary } from './feedback-summary'
import { FeedbackTimeline } from './feedback-timeline'
import { FigureCuts } from './figure-cuts'
import { LeftOut } from './left-out'

interface FeedbackReportScreenProps {
  filter: FiguresFilter
  report: FeedbackReport
}

const icon: IconName = 'hourglass'

function emptyOf(figures: FeedbackReport['figures']) {
  if (figures.isTooSmall) return { icon, title: tooSmallWords(figures) }
  const text = figures.leftOutCount > 0 ? leftOutWords(figures.leftOutCount) : undefined
  const action = <ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>
  return isQuiet(figures) && { icon, title: NO_FEEDBACK, text, action }
}

/** What was asked and answered, by time, type and team. */
export function FeedbackReportScreen({ filter, report }: FeedbackReportScreenProps) {
  const { figures, teams, from, to } = report
  return (
    <ReportFrame
      title="Feedback report"
      from={from}
      to={to}
      back={allReports(filter)}
      path={FEEDBACK_REPORT}
      filter={filter}
      whose="Whose feedback"
      scope={figures.scope}
      scopes={figures.scopes}
      file={addressWith('/api/feedback/report', filter)}
      empty={emptyOf(figures)}
    >
      <div className="mb-6">
        {filter.view === 'timeline' ? <FeedbackTimeline figures={figures} /> : <FeedbackSummary figures={figures} />}
        <p className="mt-3 text-sm text-subtle">{OPTED_OUT_APART}</p>
        <LeftOut count={figures.leftOutCount} />
      </div>
      <FigureCuts figures={figures} teams={teams} />
    </ReportFrame>
  )
}
