import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findMissing } from '@/lib/meetings/steps/book-places'
import { dueInPast, ownerLeft, ownerNotInPair } from '@/lib/one-on-ones/refusals'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { dayIn, type Day } from '@/lib/shared/dates'
import type { LockedPair } from './lock-pair'

/** Throws unless this owner of an action item is one of the two and hasn't left. */
export async function ensureOwner(tx: Tx, { workspaceId, firstId, secondId }: LockedPair, ownerId: string) {
  if (ownerId !== firstId && ownerId !== secondId) throw ownerNotInPair()
  if ((await findMissing(tx, workspaceId, [ownerId])).length > 0) throw ownerLeft()
}

export function ensureDue({ timeZone }: Actor, dueOn: Day | null) {
  if (dueOn !== null && dueOn < dayIn(now(), timeZone)) throw dueInPast()
}
