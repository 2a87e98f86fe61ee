import 'server-only'
import type { Erasure } from '@/lib/access/own-data'

/** Teams are listed with the memberships, in the members part. */
export const eraseTeamMemberships: Erasure = async (tx, { userId }) => {
  await tx.teamMember.deleteMany({ where: { member: { userId } } })
}
