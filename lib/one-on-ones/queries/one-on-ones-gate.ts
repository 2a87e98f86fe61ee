import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { featureGate } from '@/lib/billing/rules'
import { db } from '@/lib/platform/db'
import { switchGate } from '@/lib/workspaces/features/rules'

/** The message shown while one-on-ones are off; null: on. */
export const oneOnOnesGate = (actor: Actor): string | null => switchGate(actor, 'OneOnOnes')

/** Why the plan blocks repeats; null: allowed. */
export const oneOnOneRepeatGate = async ({ workspaceId }: Actor): Promise<string | null> =>
  featureGate(await findPayer(db, workspaceId), 'oneOnOneRecurring')
