import type { ShownWorld } from './world'

/** Somebody of the shown workspace, or nobody in particular. */
type Who = 'nobody' | 'creator' | 'respondent' | 'newcomer' | 'operator'

/** A screen, who looks at it, and where it is in the shown workspace. */
export type Screen = { name: string; who: Who; path: (world: ShownWorld) => string }
