/** In the order in which a sentence names them. `of`: the feature it depends on. */
export const celebrationKinds = [
  { kind: 'birthday', label: 'Birthday', icon: 'cake', isShared: true },
  { kind: 'anniversary', label: 'Work anniversary', icon: 'calendar-heart', isShared: true },
  { kind: 'badge', label: 'Badges', icon: 'award', isShared: true },
  { kind: 'goal', label: 'Goals completed on time', icon: 'target', isShared: false, of: 'Goals' },
  { kind: 'feedback', label: 'Four answers in a row', icon: 'message-square-text', isShared: false },
  { kind: 'follow-up', label: 'Four follow-ups in a row', icon: 'calendar-clock', isShared: false, of: 'FollowUps' },
  { kind: 'one-on-one', label: 'Four one-on-ones in a row', icon: 'users', isShared: false, of: 'OneOnOnes' },
] as const

export type CelebrationKind = (typeof celebrationKinds)[number]['kind']

export const sharedKinds: readonly CelebrationKind[] = celebrationKinds
  .filter(({ isShared }) => isShared)
  .map(({ kind }) => kind)

/** On by default; birthdays are opt-in, set beside the date. */
export const optionalKinds = celebrationKinds.filter(({ kind }) => kind !== 'birthday')
