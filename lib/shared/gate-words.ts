/** In the words of the menu. */
export const FEATURES_PLACE = 'Workspace, Features'

/** The spec's three messages (section 8). */
export const planReasons = {
  paidOnly: 'This feature is only accessible with a paid plan.',
  limit: 'You have reached the limit for your plan.',
  expired: 'Your subscription has been expired.',
} as const

const sentences: readonly string[] = Object.values(planReasons)

export const isPlanReason = (reason: string) => sentences.includes(reason)
