'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { hideBadge } from './commands/hide-badge'
import { hideBadgeSchema } from './schema'

export const hideBadgeAction = memberAction(
  hideBadgeSchema,
  hideBadge,
  everybody('self.badges', { unproven: 'invalid' }),
  refresh,
)
