/** Filters of the spec (section 2). */
export const goalTabs = ['all', 'organization', 'self', 'individual', 'supervising', 'archived'] as const
export type GoalTab = (typeof goalTabs)[number]
export const goalTabLabels: Record<GoalTab, string> = {
  all: 'All',
  organization: 'Organization',
  self: 'Self',
  individual: 'Team',
  supervising: 'Supervising',
  archived: 'Archived',
}
