import 'server-only'
import type { Erasure } from '@/lib/access/own-data'
import { Prisma } from '@/lib/platform/db'

/** What is left of a row of a file; without what was before, nothing of it can be taken back. */
const nameless = { cells: [], email: '', before: Prisma.DbNull, problems: [] }

/** An invitation and the row of a file hold a name and an address. Those they sent are told with their places. */
export const eraseInvitations: Erasure = async (tx, { userId, email }) => {
  const workspaces = { workspace: { members: { some: { userId } } } }
  const members = await tx.member.findMany({ where: { userId }, select: { id: true } })
  const memberId = { in: members.map(({ id }) => id) }
  const theirs = { ...workspaces, OR: [{ memberId }, { email }] }
  const invitations = await tx.invitation.findMany({ where: theirs, select: { id: true } })
  // A row names the address of its day, which they may have changed since.
  const invitationId = { in: invitations.map(({ id }) => id) }
  const rows = { ...workspaces, OR: [{ memberId }, { email }, { invitationId }] }
  await tx.peopleImportRow.updateMany({ where: rows, data: nameless })
  await tx.invitation.deleteMany({ where: theirs })
}
