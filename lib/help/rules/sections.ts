/** In the order of the help centre, by the folders of `docs/help`. */
export const sections = [
  { name: 'start', title: 'Getting started', icon: 'house' },
  { name: 'feedback', title: 'Asking for feedback', icon: 'send' },
  { name: 'answering', title: 'Giving feedback', icon: 'message-square-text' },
  { name: 'goals', title: 'Goals', icon: 'target' },
  { name: 'meetings', title: 'Meetings', icon: 'users' },
  { name: 'applause', title: 'Applause and badges', icon: 'party-popper' },
  { name: 'people', title: 'People and teams', icon: 'users-round' },
  { name: 'workspace', title: 'Workspace and plan', icon: 'building' },
  { name: 'account', title: 'Your account', icon: 'user-round' },
] as const

export type SectionName = (typeof sections)[number]['name']
