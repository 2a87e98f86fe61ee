import 'server-only'
import { Prisma, db } from '@/lib/platform/db'
import { standsBehind, type Inviter, type InvitationTeam } from '@/lib/invitations/policy'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { takesSeat } from '@/lib/billing/queries'
import { limitGate } from '@/lib/billing/rules'

/** What `standsBehind` asks about invitation `i` of inviter `m`, as the columns `inviter` and `places`. */
export const invitedBy = Prisma.sql`
  jsonb_build_object('status', m.status, 'role', m.role, 'teams',
    ARRAY(SELECT jsonb_build_object('teamId', l."teamId") FROM "TeamMember" l
          WHERE l."memberId" = m.id AND l."isManager")) AS inviter,
  to_jsonb(ARRAY(SELECT jsonb_build_object('teamId', p."teamId", 'isManager', p."isManager")
                 FROM "InvitationTeam" p WHERE p."invitationId" = i.id)) AS places`
export type InvitedBy = { inviter: Inviter; places: InvitationTeam[] }

/** Seats of invitations without a valid inviter; a new invitation to the address takes them over. */
async function countOnHold({ workspaceId }: Actor, at: Date): Promise<number> {
  const rows = await db.$queryRaw<(InvitedBy & { role: Role })[]>`
    SELECT i.role, ${invitedBy} FROM "Invitation" i JOIN "Member" m ON m.id = i."inviterId"
    WHERE i."workspaceId" = ${workspaceId}::uuid AND ${takesSeat(at)} AND m.role <> 'Admin'`
  return rows.filter(({ inviter, places, role }) => !standsBehind(inviter, { role, teams: places })).length
}

/** Null if someone can be invited, even if only to replace an invalid invitation. */
export async function seatGate(actor: Actor, seats: number, at: Date): Promise<string | null> {
  const payer = await getFrame(actor)
  const full = limitGate(payer, 'people', seats)
  return full && limitGate(payer, 'people', seats - (await countOnHold(actor, at)))
}
