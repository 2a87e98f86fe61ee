import 'server-only'
import type { Erasure } from '@/lib/access/own-data'

/** Their teams are told with their places, in the part of the members. */
export const eraseTeamMemberships: Erasure = async (tx, { userId }) => {
  await tx.teamMember.deleteMany({ where: { member: { userId } } })
}
