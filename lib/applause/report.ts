import 'server-only'
import { withoutValues, type ModuleReport, type ReportPicture } from '@/lib/access/reports/report-parts'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import type { ReportView } from '@/lib/shared/report-choices'
import { fullCount } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { applauseGroupsReading, type ApplauseGroups } from './reports/queries'
import { addApplause } from './reports/rules'

/** The full report names the rest. */
const MOST_CATEGORIES = 5

type Category = ApplauseGroups['byCategory'][number]

function shownCategories(byCategory: readonly Category[]): Category[] {
  const shown = byCategory.slice(0, MOST_CATEGORIES)
  const others = byCategory.slice(MOST_CATEGORIES).reduce((sum, { count }) => sum + count, 0)
  return others === 0 ? shown : [...shown, { label: 'Other', count: others }]
}

function pictureOf({ spans, byCategory }: ApplauseGroups, received: number, view: ReportView): ReportPicture | string {
  if (received === 0) return 'No applause received in this range'
  if (view === 'timeline') {
    const points = spans.map((span) => ({ label: span.label, whole: span.received }))
    return { as: 'timeline', heads: ['From', 'Received'], points }
  }
  const points = shownCategories(byCategory)
  const title = 'Received for'
  return { as: 'bars', title, heads: ['Category', 'Applause'], points, total: received }
}

export const applauseReport: ModuleReport = (actor, { scope, view, period }) => {
  if (!isSwitchedOn(actor, 'Applause')) return alreadyRead(null)
  return mapReading(applauseGroupsReading({ actor, scope, period, team: undefined }), (groups) => {
    const { given, received } = addApplause(groups.spans.map((span) => ({ ...span, people: 0 })))
    const isEmpty = given + received === 0
    const figures = [
      { label: 'Given', value: fullCount(given) },
      { label: 'Received', value: fullCount(received) },
    ]
    return {
      title: 'Applause',
      links: [{ label: 'See applause report', path: '/applaud/reports' }],
      figures: isEmpty ? withoutValues(figures) : figures,
      picture: pictureOf(groups, received, view),
      note: isEmpty ? null : 'Includes private applause',
    }
  })
}
