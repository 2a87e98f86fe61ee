import { z } from 'zod'
import { idSchema } from './id'
import { reportRanges } from './report-ranges'
import { reportScopes } from './report-scopes'

/** Shows the reports of all modules together. */
export const REPORTS_PATH = '/reports'

/** The views of reports (specification, section 3). */
export const reportViews = ['summary', 'timeline'] as const
export type ReportView = (typeof reportViews)[number]

/** The choices of every report, so that links between them keep what was chosen. */
export const reportChoices = {
  of: z.enum(reportScopes).optional().catch(undefined),
  range: z.enum(reportRanges).catch('Last_31_Days'),
  view: z.enum(reportViews).catch('summary'),
}

/** The choices of a report with a line for each team or person. */
export const reportLineChoices = {
  /** A team id, or `none` for people without a team. */
  team: z
    .union([idSchema, z.literal('none')])
    .optional()
    .catch(undefined),
  /** All lines, not only the first. */
  all: z.literal('true').optional().catch(undefined),
}
