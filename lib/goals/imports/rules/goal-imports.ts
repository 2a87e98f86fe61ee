import type { GoalImportStatus } from '@/lib/platform/generated/prisma/enums'
import { plural } from '@/lib/shared/text'

export const goalImportPath = (id: string) => `/goals/import/${id}`

export const goalRowViews = ['all', 'goals', 'refused', 'kept'] as const
export type GoalRowView = (typeof goalRowViews)[number]

/** `kept`: the goal survived the undo of its import. */
export type GoalRowState = 'ready' | 'refused' | 'done' | 'undone' | 'kept'

export const goalRowBadges = {
  ready: { label: 'Ready', tone: 'info' },
  refused: { label: 'Left out', tone: 'warning' },
  done: { label: 'Imported', tone: 'success' },
  undone: { label: 'Undone', tone: 'neutral' },
  kept: { label: 'Kept', tone: 'warning' },
} as const satisfies Record<GoalRowState, { label: string; tone: string }>

export const goalImportBadges = {
  CHECKING: { label: 'Not imported', tone: 'warning' },
  DONE: { label: 'Imported', tone: 'success' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
} as const satisfies Record<GoalImportStatus, { label: string; tone: string }>

export type GoalImportCounts = Record<GoalRowView, number>

/** Of an undone import. */
export function undoneInWords({ goals, kept }: GoalImportCounts) {
  const removed = `${plural(goals - kept, 'goal')} removed.`
  return kept === 0 ? removed : `${removed} ${plural(kept, 'goal stays', 'goals stay')}; the reasons are below.`
}

export function importedInWords({ goals, refused }: GoalImportCounts) {
  const imported = `${plural(goals, 'goal')} imported`
  return refused === 0 ? imported : `${imported}, ${plural(refused, 'row')} left out`
}
