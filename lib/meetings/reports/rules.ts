import type { MeetingKind } from '@/lib/platform/generated/prisma/enums'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'

export const meetingReportTitles: Record<MeetingKind, string> = {
  FOLLOW_UP: 'Follow-up report',
  ONE_ON_ONE: 'One-on-one report',
}

export type MeetingTally = { completed: number; missed: number }

export type LabeledTally = MeetingTally & { label: string }

export const meetingsIn = ({ completed, missed }: MeetingTally) => completed + missed

export const addMeetings = (tallies: readonly MeetingTally[]): MeetingTally =>
  tallies.reduce(
    (sum, { completed, missed }) => ({ completed: sum.completed + completed, missed: sum.missed + missed }),
    { completed: 0, missed: 0 },
  )

/** Lists of the same spans, added up span by span. */
export const sumSpans = (lists: readonly (readonly LabeledTally[])[]): LabeledTally[] =>
  (lists[0] ?? []).map(({ label }, index) => ({ label, ...addMeetings(lists.flatMap((list) => list[index] ?? [])) }))

export const completedRate = (tally: MeetingTally) =>
  meetingsIn(tally) === 0 ? 0 : Math.round((100 * tally.completed) / meetingsIn(tally))

type CountedLine = MeetingTally & { name: string }

const cellsOf = ({ name, ...tally }: CountedLine) => [
  name,
  ...[meetingsIn(tally), tally.completed, tally.missed, completedRate(tally)].map(String),
]

export const meetingReportCsv = ({ lines, total }: { lines: readonly CountedLine[]; total: MeetingTally }): string =>
  BYTE_ORDER_MARK +
  [
    ['Name', 'Meetings', 'Completed', 'Missed', '% completed'],
    ...lines.map(cellsOf),
    cellsOf({ ...total, name: 'Total' }),
  ]
    .map(csvLine)
    .join('')
