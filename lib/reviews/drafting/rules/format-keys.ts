/** The forms that the first step of the wizard offers to start from. */
export const formatKeys = ['blank', 'self', 'peer', 'upward', 'manager', 'circle', 'external'] as const

export type FormatKey = (typeof formatKeys)[number]
