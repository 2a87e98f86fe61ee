import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { featureGate } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The sentence in place of follow-ups where the workspace has switched them off; null: they are on. */
export const followUpsGate = (actor: Actor): string | null => switchGate(actor, 'FollowUps')

/** Why the plan lets no follow-up repeat; null: it does. */
export const repeatGate = async ({ workspaceId }: Actor): Promise<string | null> =>
  featureGate(await findPayer(db, workspaceId), 'followUpRecurring')
