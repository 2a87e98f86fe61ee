import { addDays, dateOf, dayOf } from '@/lib/shared/dates'

/** How much of a series a summary is drafted from, up to the meeting it is asked for in. */
export const summaryRanges = ['this', 'last-4', 'last-quarter'] as const
export type SummaryRange = (typeof summaryRanges)[number]

export const summaryRangeLabels: Readonly<Record<SummaryRange, string>> = {
  this: 'This meeting',
  'last-4': 'Last 4 meetings',
  'last-quarter': 'Last quarter',
}

const QUARTER_DAYS = 92

/** More than a quarter of working days has. */
const MOST_MEETINGS = 70

/** From when on the meetings of a range begin, and how many there are at most. */
export function summarySpan(range: SummaryRange, startsAt: Date): { since: Date; most: number } {
  if (range === 'last-quarter') return { since: dateOf(addDays(dayOf(startsAt), -QUARTER_DAYS)), most: MOST_MEETINGS }
  return { since: new Date(0), most: range === 'this' ? 1 : 4 }
}

export const summaryLimits = { text: 8000 } as const

/** What the page of a meeting waits for while its summary is written. */
export const summarySubject = (meetingId: string) => `meeting:${meetingId}`

type Sentence = { text: string; sources: number[] }

/** The sentences as one text to be edited, a line each. */
export const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join('\n')

/** The lines of an edited summary. Unchanged lines keep their sources. */
export function sentencesOf(text: string, before: readonly Sentence[]): Sentence[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => ({ text: line, sources: before.find((sentence) => sentence.text === line)?.sources ?? [] }))
}
