/** Decisions, section 11, and display limits. */
export const goalLimits = {
  title: 120,
  description: 2000,
  comment: 2000,
  keyResults: 20,
  keyResultTitle: 250,
  unit: 20,
  number: 1e12,
  weight: 100,
  items: 50,
  itemTitle: 250,
  links: 20,
  url: 2000,
  linkText: 120,
  assignees: 100,
  supervisors: 20,
  mentioned: 20,
} as const
