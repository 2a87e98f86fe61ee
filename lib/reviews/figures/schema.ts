// Figures count what was asked, answered and released in a span: for the viewer, their teams, or the workspace. They
// hold no names, and leave out counts that reveal who answered anonymously.
import { z } from 'zod'
import { reportChoices } from '@/lib/shared/report-choices'

export const figuresSchema = z.object(reportChoices)
export type FiguresFilter = z.infer<typeof figuresSchema>
