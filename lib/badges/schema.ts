// A badge is earned by what somebody has done, once in a workspace, and never taken back. This module owns the awards and
// computes them from what the other modules hold. It ranks nobody.
import { z } from 'zod'
import { badgeNames } from './rules/badges'

export const hideBadgeSchema = z.object({ badge: z.enum(badgeNames), isHidden: z.boolean() })
export type HideBadgeInput = z.infer<typeof hideBadgeSchema>
