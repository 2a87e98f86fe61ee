import {
  GoalLinkKind,
  GoalStatus,
  GoalType,
  type GoalFrequency,
  type GoalVisibility,
  type ProgressSource,
} from '@/lib/platform/generated/prisma/enums'
import { behindStatuses, openStatuses, statusBadges } from './goal-status'

export const goalTypes = Object.values(GoalType)
export const goalTypeLabels: Record<GoalType, string> = {
  Organization: 'Organization',
  Team: 'Team',
  Individual: 'Individual',
  Self: 'Self',
}

/** Titles of the spec (section 9). */
export const frequencyTitles: Record<GoalFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  halfyearly: 'Half Yearly',
  custom: 'Custom Date',
}

const EVERYONE = 'Everyone in the workspace'

/** Who reads a private goal besides its people depends on its type. */
const privateLabels: Record<GoalType, string> = {
  Organization: 'The people in it and admins',
  Team: 'The people in it, their managers and admins',
  Individual: 'The people in it, their managers and admins',
  Self: 'Only the people in it',
}

export const visibilityLabel = (visibility: GoalVisibility, type: GoalType) =>
  visibility === 'WORKSPACE' ? EVERYONE : privateLabels[type]

export const visibilityWords: readonly (readonly [string, GoalVisibility])[] = [
  [EVERYONE, 'WORKSPACE'],
  ...Object.values(privateLabels).map((label) => [label, 'PRIVATE'] as const),
]

export const sourceLabels: Record<ProgressSource, string> = {
  KEY_RESULTS: 'Key results',
  CHILDREN: 'Goals under it',
  ITEMS: 'Action items',
  BY_HAND: 'By hand',
}

export const goalLinkKinds = Object.values(GoalLinkKind)

export const goalSorts = ['updated', 'ends', 'title', 'progress'] as const
export type GoalSort = (typeof goalSorts)[number]
export const goalSortLabels: Record<GoalSort, string> = {
  updated: 'Recently updated',
  ends: 'End date',
  title: 'Title',
  progress: 'Progress',
}

export const goalPeriods = ['this-quarter', 'next-quarter', 'last-quarter', 'this-year'] as const
export type GoalPeriod = (typeof goalPeriods)[number]
export const goalPeriodLabels: Record<GoalPeriod, string> = {
  'this-quarter': 'This quarter',
  'next-quarter': 'Next quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
}

/** Groups of statuses; `behind`: AtRisk and Delayed. */
const statusGroupLabels = { open: 'Open', behind: 'Behind' } as const
export const statusFilters = ['open', 'behind', ...Object.values(GoalStatus)] as const
export type StatusFilter = (typeof statusFilters)[number]

const statusGroups = { open: openStatuses, behind: behindStatuses } as const
export const statusesOf = (status: StatusFilter): readonly GoalStatus[] =>
  status === 'open' || status === 'behind' ? statusGroups[status] : [status]

export const statusFilterLabel = (status: StatusFilter) =>
  status === 'open' || status === 'behind' ? statusGroupLabels[status] : statusBadges[status].label
