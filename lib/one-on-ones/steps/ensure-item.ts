import 'server-only'
import { findMissing } from '@/lib/meetings/steps/book-places'
import { ownerLeft, ownerNotInPair } from '@/lib/one-on-ones/refusals'
import type { Tx } from '@/lib/platform/tx'
import type { LockedPair } from './lock-pair'

/** Throws unless this owner of an action item is one of the two and hasn't left. */
export async function ensureOwner(tx: Tx, { workspaceId, firstId, secondId }: LockedPair, ownerId: string) {
  if (ownerId !== firstId && ownerId !== secondId) throw ownerNotInPair()
  if ((await findMissing(tx, workspaceId, [ownerId])).length > 0) throw ownerLeft()
}
