// A badge is earned once per workspace and never revoked. This module owns awards and computes them from other modules.
// It ranks nobody.
import { z } from 'zod'
import { badgeNames } from './rules/badges'

export const hideBadgeSchema = z.object({ badge: z.enum(badgeNames), isHidden: z.boolean() })
export type HideBadgeInput = z.infer<typeof hideBadgeSchema>
