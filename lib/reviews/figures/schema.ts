// Figures count what was asked, answered and released in a span of time: for oneself, for the people of one's teams, or
// for the workspace. They hold no name, and leave out what a count would tell of anonymous feedback.
import { z } from 'zod'
import { reportRanges } from '@/lib/shared/report-ranges'

export const figureScopes = ['me', 'team', 'workspace'] as const
export type FigureScope = (typeof figureScopes)[number]

export const figuresSchema = z.object({
  of: z.enum(figureScopes).catch('me'),
  range: z.enum(reportRanges).catch('Last_12_Months'),
  view: z.enum(['timeline', 'summary']).catch('timeline'),
})
export type FiguresFilter = z.infer<typeof figuresSchema>
