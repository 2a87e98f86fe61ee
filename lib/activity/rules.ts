/**
 * The filters of a feed. `type` is what is stored, by the names of the specification; `isGiven` separates the viewer's
 * acts from others'.
 */
export const activityCategories = [
  { category: 'Review', label: 'Feedback', type: 'Review', isGiven: false, icon: 'message-square-text' },
  { category: 'ReviewGiven', label: 'Feedback by you', type: 'Review', isGiven: true, icon: 'message-square-text' },
  { category: 'ReviewAnswer', label: 'Results', type: 'ReviewAnswer', isGiven: null, icon: 'message-square-text' },
  { category: 'Goal', label: 'Goals', type: 'Goal', isGiven: false, icon: 'target' },
  { category: 'GoalGiven', label: 'Goals by you', type: 'Goal', isGiven: true, icon: 'target' },
  { category: 'FollowUp', label: 'Follow-ups', type: 'FollowUp', isGiven: false, icon: 'calendar-clock' },
  { category: 'FollowUpGiven', label: 'Follow-ups by you', type: 'FollowUp', isGiven: true, icon: 'calendar-clock' },
  { category: 'OneOnOne', label: 'One-on-ones', type: 'OneOnOne', isGiven: false, icon: 'users' },
  { category: 'OneOnOneGiven', label: 'One-on-ones by you', type: 'OneOnOne', isGiven: true, icon: 'users' },
  { category: 'Applaud', label: 'Applause and badges', type: 'Applaud', isGiven: false, icon: 'party-popper' },
  { category: 'ApplaudGiven', label: 'Applause by you', type: 'Applaud', isGiven: true, icon: 'party-popper' },
  { category: 'Workspace', label: 'People and workspace', type: 'CUSTOM', isGiven: null, icon: 'users-round' },
] as const

export type ActivityType = (typeof activityCategories)[number]['type']

export const categoryNames = activityCategories.map(({ category }) => category)

/** "Amara Okafor joined" reads "You joined". */
export const toThemselves = (title: string, name: string) =>
  title.startsWith(`${name} `) ? `You${title.slice(name.length)}` : title
