import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { featureGate } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while follow-ups are off; null: on. */
export const followUpsGate = (actor: Actor): string | null => switchGate(actor, 'FollowUps')

/** Why the plan blocks repeats; null: allowed. */
export const repeatGate = async ({ workspaceId }: Actor): Promise<string | null> =>
  featureGate(await findPayer(db, workspaceId), 'followUpRecurring')
