// Figures count what was asked, answered and released in a span: for the viewer, their teams, or the workspace. They
// hold no names, and leave out counts that reveal who answered anonymously.
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
