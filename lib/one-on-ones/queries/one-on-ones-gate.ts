import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { featureGate } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The sentence in place of one-on-ones where the workspace has switched them off; null: they are on. */
export const oneOnOnesGate = (actor: Actor): string | null => switchGate(actor, 'OneOnOnes')

/** Why the plan lets no one-on-one repeat; null: it does. */
export const oneOnOneRepeatGate = async ({ workspaceId }: Actor): Promise<string | null> =>
  featureGate(await findPayer(db, workspaceId), 'oneOnOneRecurring')
