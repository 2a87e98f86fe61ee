import 'server-only'
import { db, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { offeredBy, type OfferedBy } from '@/lib/invitations/queries/get-invite-form'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { takesSeat } from '@/lib/billing/queries'
import { standsBehind } from '@/lib/invitations/policy'
import { limitGate } from '@/lib/billing/rules'

/** Whatever takes or frees a seat of the workspace waits for the end of the transaction; other work goes on. */
export const lockSeats = (tx: Tx, { workspaceId }: { workspaceId: string }) =>
  tx.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`

/** How many seats are held by invitations that nobody answers for: each is free for whoever invites the same address anew. */
async function countOnHold({ workspaceId }: Actor, at: Date): Promise<number> {
  const rows = await db.$queryRaw<(OfferedBy & { role: Role })[]>`
    SELECT i.role, ${offeredBy} FROM "Invitation" i JOIN "Member" m ON m.id = i."inviterId"
    WHERE i."workspaceId" = ${workspaceId}::uuid AND ${takesSeat(at)} AND m.role <> 'Admin'`
  return rows.filter(({ inviter, places, role }) => !standsBehind(inviter, { role, teams: places })).length
}

/** Why nobody can be invited with so many seats taken; null: somebody can, if only in the place of a dead invitation. */
export async function seatGate(actor: Actor, seats: number, at: Date): Promise<string | null> {
  const full = limitGate(actor, 'people', seats)
  return full && limitGate(actor, 'people', seats - (await countOnHold(actor, at)))
}
