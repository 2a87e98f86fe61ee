import 'server-only'
import {
  withoutValues,
  type ModuleReport,
  type ReportFigure,
  type ReportPicture,
} from '@/lib/access/reports/report-parts'
import { mapReading } from '@/lib/platform/reading'
import type { ReportView } from '@/lib/shared/report-choices'
import { compactCount, fullCount } from '@/lib/shared/text'
import { figuresReading, type Figures } from './figures/queries/get-figures'
import {
  answeredRate,
  FEEDBACK_REPORT,
  isQuiet,
  leftOutWords,
  NO_FEEDBACK,
  statusPoints,
  tooSmallWords,
} from './figures/rules'

const figuresOf = ({ scope, total, releasedCount }: Figures): ReportFigure[] => [
  {
    label: 'Response rate',
    value: answeredRate(total),
    ...(total.asked > 0 && { hint: `${fullCount(total.answered)} of ${fullCount(total.asked)} answered` }),
  },
  { label: 'Pending', value: compactCount(total.waiting) },
  { label: scope === 'me' ? 'Released to you' : 'Released', value: compactCount(releasedCount) },
]

const timelineOf = ({ spans }: Figures): ReportPicture => ({
  as: 'timeline',
  heads: ['From', 'Asked', 'Answered'],
  points: spans.map(({ label, asked, answered }) => ({ label, whole: asked, part: answered })),
})

const summaryOf = ({ total }: Figures): ReportPicture => ({
  as: 'bars',
  heads: ['Status', 'Count'],
  points: statusPoints(total),
  total: total.asked,
})

function pictureOf(figures: Figures, view: ReportView): ReportPicture | string {
  if (figures.isTooSmall) return tooSmallWords(figures)
  if (isQuiet(figures)) return NO_FEEDBACK
  if (figures.total.asked === 0) return 'Nothing was asked in this range'
  return view === 'timeline' ? timelineOf(figures) : summaryOf(figures)
}

export const reviewsReport: ModuleReport = (actor, { scope, view, period }) =>
  mapReading(figuresReading(actor, scope, period), (figures) => {
    const isEmpty = figures.isTooSmall || isQuiet(figures)
    return {
      title: 'Feedback',
      links: [{ label: 'See feedback report', path: FEEDBACK_REPORT }],
      figures: isEmpty ? withoutValues(figuresOf(figures)) : figuresOf(figures),
      picture: pictureOf(figures, view),
      note: figures.leftOutCount === 0 ? null : leftOutWords(figures.leftOutCount),
    }
  })
