import type { GoalStatus } from '@/lib/platform/generated/prisma/enums'
import type { Day } from '@/lib/shared/dates'

/** Badges of the spec (section 4). */
export const statusBadges = {
  OnTrack: { label: 'On track', tone: 'info' },
  Completed: { label: 'Completed', tone: 'success' },
  Delayed: { label: 'Delayed', tone: 'warning' },
  AtRisk: { label: 'At risk', tone: 'danger' },
  Abandoned: { label: 'Abandoned', tone: 'neutral' },
} as const satisfies Record<GoalStatus, { label: string; tone: string }>

export type GoalBadge = { label: string; tone: 'info' | 'success' | 'warning' | 'danger' | 'neutral' }

/** Archived overrides the status (specification, section 4). */
export const goalBadge = ({ status, isArchived }: { status: GoalStatus; isArchived: boolean }): GoalBadge =>
  isArchived ? { label: 'Archived', tone: 'neutral' } : statusBadges[status]

export const openStatuses = ['OnTrack', 'AtRisk', 'Delayed'] as const satisfies GoalStatus[]
export const behindStatuses = ['AtRisk', 'Delayed'] as const satisfies GoalStatus[]

export const isBehind = (status: GoalStatus) => behindStatuses.some((one) => one === status)

export const isOpenGoal = (status: GoalStatus) => status !== 'Completed' && status !== 'Abandoned'

export function nextStatuses(status: GoalStatus): readonly GoalStatus[] {
  if (status === 'Abandoned') return ['OnTrack']
  if (status === 'Completed') return openStatuses
  return [...openStatuses.filter((other) => other !== status), 'Completed', 'Abandoned']
}

/** Required for every change but completing an open goal. */
export const needsComment = (to: GoalStatus) => to !== 'Completed'

/** A goal past its end needs a new one to get back on track. */
export const needsNewEnd = (to: GoalStatus, endsOn: Day, today: Day) => to === 'OnTrack' && endsOn < today
