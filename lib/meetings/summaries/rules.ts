export const summaryRanges = ['this', 'last-4', 'last-quarter'] as const
export type SummaryRange = (typeof summaryRanges)[number]

export const summaryRangeLabels: Readonly<Record<SummaryRange, string>> = {
  this: 'This meeting',
  'last-4': 'Last 4 meetings',
  'last-quarter': 'Last 3 months',
}

const DAY_MS = 86_400_000
const QUARTER_MS = 92 * DAY_MS

/** More than a quarter's working days. */
const MOST_MEETINGS = 70

export function summarySpan(range: SummaryRange, startsAt: Date): { since: Date; most: number } {
  if (range === 'last-quarter') {
    const at = startsAt.getTime()
    return { since: new Date(at - (at % DAY_MS) - QUARTER_MS), most: MOST_MEETINGS }
  }
  return { since: new Date(0), most: range === 'this' ? 1 : 4 }
}

export const summaryLimits = { text: 8000 } as const

export const summarySubject = (meetingId: string) => `meeting:${meetingId}`

type Sentence = { text: string; sources: number[] }

/** A sentence per line, for editing. */
export const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join('\n')

/** Unchanged lines keep their sources. */
export function sentencesOf(text: string, before: readonly Sentence[]): Sentence[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => ({ text: line, sources: before.find((sentence) => sentence.text === line)?.sources ?? [] }))
}
