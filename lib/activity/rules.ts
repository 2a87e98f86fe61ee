/**
 * The filters of a feed. `type` is what is stored, by the names of the specification; `isGiven` separates the viewer's
 * acts from others'; `of` is the feature they come from.
 */
export const activityCategories = [
  { category: 'Review', label: 'Feedback', type: 'Review', isGiven: false, icon: 'message-square-text' },
  { category: 'ReviewGiven', label: 'Feedback by you', type: 'Review', isGiven: true, icon: 'message-square-text' },
  { category: 'ReviewAnswer', label: 'Results', type: 'ReviewAnswer', isGiven: null, icon: 'message-square-text' },
  { category: 'Goal', label: 'Goals', type: 'Goal', isGiven: false, icon: 'target', of: 'Goals' },
  { category: 'GoalGiven', label: 'Goals by you', type: 'Goal', isGiven: true, icon: 'target', of: 'Goals' },
  {
    category: 'FollowUp',
    label: 'Follow-ups',
    type: 'FollowUp',
    isGiven: false,
    icon: 'calendar-clock',
    of: 'FollowUps',
  },
  {
    category: 'FollowUpGiven',
    label: 'Follow-ups by you',
    type: 'FollowUp',
    isGiven: true,
    icon: 'calendar-clock',
    of: 'FollowUps',
  },
  { category: 'OneOnOne', label: 'One-on-ones', type: 'OneOnOne', isGiven: false, icon: 'users', of: 'OneOnOnes' },
  {
    category: 'OneOnOneGiven',
    label: 'One-on-ones by you',
    type: 'OneOnOne',
    isGiven: true,
    icon: 'users',
    of: 'OneOnOnes',
  },
  {
    category: 'Applaud',
    label: 'Applause and badges',
    type: 'Applaud',
    isGiven: false,
    icon: 'party-popper',
    withoutApplause: 'Badges',
  },
  {
    category: 'ApplaudGiven',
    label: 'Applause by you',
    type: 'Applaud',
    isGiven: true,
    icon: 'party-popper',
    of: 'Applause',
  },
  { category: 'Workspace', label: 'People and workspace', type: 'CUSTOM', isGiven: null, icon: 'users-round' },
] as const

/** The filters where these features are switched off, and the one that is chosen. */
export const categoriesIn = (withoutFeatures: readonly string[], chosen?: string) =>
  activityCategories
    .filter((one) => !('of' in one) || !withoutFeatures.includes(one.of) || one.category === chosen)
    .map((one) => {
      const isOff = 'withoutApplause' in one && withoutFeatures.includes('Applause')
      return { category: one.category, label: isOff ? one.withoutApplause : one.label }
    })

/** The types that nobody sees while these features are off. */
export const hiddenTypes = (withoutFeatures: readonly string[]) => [
  ...new Set(
    activityCategories.flatMap((one) =>
      'of' in one && one.type !== 'Applaud' && withoutFeatures.includes(one.of) ? [one.type] : [],
    ),
  ),
]

export type ActivityType = (typeof activityCategories)[number]['type']

export const categoryNames = activityCategories.map(({ category }) => category)

/** "Amara Okafor joined" reads "You joined". */
export const toThemselves = (title: string, name: string) =>
  title.startsWith(`${name} `) ? `You${title.slice(name.length)}` : title
