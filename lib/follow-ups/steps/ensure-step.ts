import 'server-only'
import { ownerNotInvited } from '@/lib/follow-ups/refusals'
import type { Tx } from '@/lib/platform/tx'

/** Throws unless this owner of a next step is invited and hasn't left. */
export async function ensureStepOwner(tx: Tx, meetingId: string, memberId: string) {
  const where = { meetingId, memberId, member: { status: 'ACTIVE' } } as const
  if ((await tx.meetingAttendee.count({ where })) === 0) throw ownerNotInvited()
}
