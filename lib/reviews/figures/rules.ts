import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { rangeLabels, type ReportRange } from '@/lib/shared/report-ranges'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { plural, wholePercent } from '@/lib/shared/text'

export const FEEDBACK_REPORT = '/feedback/reports'

/**
 * A year of the viewer's own figures, but a month of the workspace's, because a year is slow to count on every visit.
 */
export const homeRanges = { own: 'Last_12_Months', wide: 'Last_31_Days' } as const satisfies Record<string, ReportRange>

export type Counted = { asked: number; answered: number; waiting: number }

export const askedAbouts = ['person', 'topic', 'question'] as const
export type AskedAbout = (typeof askedAbouts)[number]

export const aboutLabels: Record<AskedAbout, string> = {
  person: 'About a person',
  topic: 'About a topic',
  question: 'Quick questions',
}

export const teamTitles: Record<ReportScope, string> = {
  me: '',
  team: 'By team',
  workspace: `By team, ${rangeLabels[homeRanges.wide].toLowerCase()}`,
}

export const NAMED_ONLY = 'Named feedback only'

export const nothing: Counted = { asked: 0, answered: 0, waiting: 0 }

export const sumOf = (counts: readonly Counted[]): Counted =>
  counts.reduce(
    (sum, { asked, answered, waiting }) => ({
      asked: sum.asked + asked,
      answered: sum.answered + answered,
      waiting: sum.waiting + waiting,
    }),
    nothing,
  )

/** Null where nothing was asked. */
export const answeredPercent = ({ asked, answered }: Omit<Counted, 'waiting'>) =>
  asked === 0 ? null : wholePercent((100 * answered) / asked)

/** "54%", or a dash. */
export function answeredRate(counted: Omit<Counted, 'waiting'>) {
  const percent = answeredPercent(counted)
  return percent === null ? '–' : `${percent}%`
}

const missedOf = ({ asked, answered, waiting }: Counted) => Math.max(0, asked - answered - waiting)

/** What became of everything asked. */
export const statusPoints = ({ asked, answered, waiting }: Counted) => [
  { label: 'Answered', count: answered },
  { label: 'Pending', count: waiting },
  { label: 'Not answered', count: missedOf({ asked, answered, waiting }) },
]

type Activity = { total: Counted; sentCount: number; releasedCount: number }

/** Nothing was asked, sent or released. */
export const isQuiet = ({ total, sentCount, releasedCount }: Activity) => total.asked + sentCount + releasedCount === 0

export const NO_FEEDBACK = 'No feedback in this range'

export const OPTED_OUT_APART = 'People who opted out aren’t counted.'
export const TOO_FEW_PEOPLE = 'Team reports need at least three people'

export const tooSmallWords = ({ isAlone }: { isAlone: boolean }) =>
  isAlone ? 'Nobody is in a team you lead' : TOO_FEW_PEOPLE

export const leftOutWords = (count: number) => `${plural(count, 'form')} left out, to protect anonymity`

/** Of the whole range; undefined where the screen shows none. */
const wholesOf = ({ scope, sentCount, receivedCount, releasedCount }: ReportedFigures) => [
  scope === 'team' ? undefined : sentCount,
  scope === 'me' ? receivedCount : undefined,
  releasedCount,
]

type ReportedFigures = {
  scope: ReportScope
  spans: readonly (Counted & { label: string })[]
  abouts: readonly (Counted & { about: AskedAbout })[]
  total: Counted
  sentCount: number
  receivedCount: number
  releasedCount: number
  leftOutCount: number
  isTooSmall: boolean
  isAlone: boolean
}

type Line = Omit<Counted, 'waiting'> & { waiting?: number }
type Report = { figures: ReportedFigures; teams: readonly (Line & { name: string })[] }

const heads = [
  'Part',
  'Name',
  'Asked',
  'Answered',
  'Pending',
  'Not answered',
  '% answered',
  'Sent',
  'Answers received',
  'Released',
]

const noWholes = [undefined, undefined, undefined]

function cellsOf(part: string, name: string, line: Line, wholes: readonly (number | undefined)[] = noWholes) {
  const { asked, answered, waiting } = line
  const missed = waiting === undefined ? undefined : missedOf({ asked, answered, waiting })
  const counts = [asked, answered, waiting, missed, answeredPercent(line), ...wholes]
  return [part, name, ...counts.map((count) => String(count ?? ''))]
}

/** What the screen shows in both views. */
export function feedbackReportCsv({ figures, teams }: Report): string {
  const { scope, spans, abouts, total, leftOutCount, isTooSmall } = figures
  const lines = isTooSmall
    ? [[tooSmallWords(figures)]]
    : [
        ...spans.map(({ label, ...line }) => cellsOf('By time', label, line)),
        ...abouts.map(({ about, ...line }) => cellsOf('By type', aboutLabels[about], line)),
        ...teams.map(({ name, ...line }) => cellsOf(`${teamTitles[scope]}. ${NAMED_ONLY}`, name, line)),
        cellsOf('Total', '', total, wholesOf(figures)),
        ...(leftOutCount > 0 ? [[leftOutWords(leftOutCount)]] : []),
      ]
  return BYTE_ORDER_MARK + [heads, ...lines].map(csvLine).join('')
}
