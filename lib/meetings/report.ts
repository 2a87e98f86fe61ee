import 'server-only'
import {
  withoutValues,
  type ModuleReport,
  type ReportFigure,
  type ReportPicture,
} from '@/lib/access/reports/report-parts'
import { alreadyRead, joinReadings, mapReading } from '@/lib/platform/reading'
import { fullCount } from '@/lib/shared/text'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { meetingSpansReading } from './reports/queries'
import { addMeetings, completedRate, meetingsIn, sumSpans, type LabeledTally, type MeetingTally } from './reports/rules'
import { meetingKinds } from './rules/meeting-kinds'

const kinds = [
  { kind: 'FOLLOW_UP', name: 'Follow-ups', link: 'See follow-up report' },
  { kind: 'ONE_ON_ONE', name: 'One-on-ones', link: 'See one-on-one report' },
] as const

const figuresOf = (total: MeetingTally): ReportFigure[] => [
  {
    label: 'Completed',
    value: `${completedRate(total)}%`,
    hint: `${fullCount(total.completed)} of ${fullCount(meetingsIn(total))}`,
  },
  { label: 'Missed', value: fullCount(total.missed) },
]

const timelineOf = (spans: readonly LabeledTally[]): ReportPicture => ({
  as: 'timeline',
  heads: ['From', 'All', 'Completed'],
  points: spans.map(({ label, ...tally }) => ({ label, whole: meetingsIn(tally), part: tally.completed })),
})

const summaryOf = (points: readonly (MeetingTally & { label: string })[]): ReportPicture => ({
  as: 'rates',
  label: 'Completed meetings',
  points: points.map(({ label, ...tally }) => ({ label, whole: meetingsIn(tally), part: tally.completed })),
})

/** Both kinds together, because they fill the same calendar. */
export const meetingsReport: ModuleReport = (actor, { scope, view, period }) => {
  const shown = kinds.filter(({ kind }) => isSwitchedOn(actor, meetingKinds[kind].feature))
  if (shown.length === 0) return alreadyRead(null)
  const readings = shown.map(({ kind }) => meetingSpansReading({ actor, kind, scope, period }))
  return mapReading(joinReadings(...readings), (counted) => {
    const total = addMeetings(counted.flat())
    const isEmpty = meetingsIn(total) === 0
    const byKind = shown.map(({ name }, index) => ({ label: name, ...addMeetings(counted[index] ?? []) }))
    const drawn = view === 'timeline' ? timelineOf(sumSpans(counted)) : summaryOf(byKind)
    return {
      title: 'Meetings',
      links: shown.map(({ kind, link }) => ({ label: link, path: `${meetingKinds[kind].path}/reports` })),
      figures: isEmpty ? withoutValues(figuresOf(total)) : figuresOf(total),
      picture: isEmpty ? 'No meetings in this range' : drawn,
      note: isEmpty || scope === 'me' ? null : 'Each meeting counts once per person',
    }
  })
}
