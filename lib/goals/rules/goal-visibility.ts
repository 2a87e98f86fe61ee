import type { GoalType, GoalVisibility } from '@/lib/platform/generated/prisma/enums'

/** Until somebody chooses another. */
export const usualVisibility = (type: GoalType): GoalVisibility => (type === 'Self' ? 'PRIVATE' : 'WORKSPACE')

type Retyped = { from: GoalType; to: GoalType; visibility: GoalVisibility; isNew: boolean }

/** The visibility after a change of type: the usual one follows, and nothing opens an existing goal. */
export const visibilityAfter = ({ from, to, visibility, isNew }: Retyped): GoalVisibility =>
  visibility === usualVisibility(from) && (isNew || to === 'Self') ? usualVisibility(to) : visibility
