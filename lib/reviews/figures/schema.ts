// Figures count what was asked, answered and released in a span of time: for oneself, for the people of one's teams, or
// for the workspace. They hold no name, and leave out what a count would tell of anonymous feedback.
import { z } from 'zod'

export const figureRanges = ['Last_31_Days', 'Last_Quarter', 'Last_6_Months', 'Last_12_Months'] as const
export type FigureRange = (typeof figureRanges)[number]

export const rangeLabels: Record<FigureRange, string> = {
  Last_31_Days: 'Last 31 days',
  Last_Quarter: 'Last quarter',
  Last_6_Months: 'Last 6 months',
  Last_12_Months: 'Last 12 months',
}

export const figureScopes = ['me', 'team', 'workspace'] as const
export type FigureScope = (typeof figureScopes)[number]

export const figuresSchema = z.object({
  of: z.enum(figureScopes).catch('me'),
  range: z.enum(figureRanges).catch('Last_12_Months'),
  view: z.enum(['timeline', 'summary']).catch('timeline'),
})
export type FiguresFilter = z.infer<typeof figuresSchema>
