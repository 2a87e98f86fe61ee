import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/db'

/** How many seats of the plan are taken: by active people, and by invitations that can still be accepted. */
export async function countSeats(tx: Tx, workspaceId: string): Promise<number> {
  const people = await tx.member.count({ where: { workspaceId, status: 'ACTIVE' } })
  const waiting = { workspaceId, status: 'PENDING', expiresAt: { gt: now() } } as const
  return people + (await tx.invitation.count({ where: waiting }))
}
