import 'server-only'
import type { Erasure } from '@/lib/access/own-data'
import { Prisma, type Tx } from '@/lib/platform/db'

/** The remains of an import row; without `before` it can't be undone. */
const nameless = { cells: [], email: '', slackId: '', pictureUrl: '', before: Prisma.DbNull, problems: [] }

/** Other people's rows name this address as their manager. */
async function eraseManager(tx: Tx, userId: string, emails: string[]) {
  const theirs = Prisma.sql`"workspaceId" IN (SELECT m."workspaceId" FROM "Member" m WHERE m."userId" = ${userId}::uuid)`
  await tx.$executeRaw`
    UPDATE "PeopleImport" SET managers = managers - ${emails}::text[] WHERE ${theirs} AND managers ?| ${emails}::text[]`
  await tx.$executeRaw`
    UPDATE "PeopleImportRow" r SET cells = ARRAY(
      SELECT CASE WHEN lower(trim(cell)) = ANY(${emails}) THEN '' ELSE cell END
      FROM unnest(r.cells) WITH ORDINALITY c(cell, at) ORDER BY at)
    WHERE ${theirs} AND EXISTS (SELECT FROM unnest(r.cells) cell WHERE lower(trim(cell)) = ANY(${emails}))`
}

export const eraseInvitations: Erasure = async (tx, { userId, email }) => {
  const workspaces = { workspace: { members: { some: { userId } } } }
  const members = await tx.member.findMany({ where: { userId }, select: { id: true } })
  const memberId = { in: members.map(({ id }) => id) }
  const theirs = { ...workspaces, OR: [{ memberId }, { email }] }
  const invitations = await tx.invitation.findMany({ where: theirs, select: { id: true } })
  // A row holds the address of its day, which may have changed since.
  const invitationId = { in: invitations.map(({ id }) => id) }
  const rows = { ...workspaces, OR: [{ memberId }, { email }, { invitationId }] }
  const known = await tx.peopleImportRow.findMany({ where: rows, select: { email: true }, distinct: ['email'] })
  const emails = [email, ...known.map((row) => row.email)].filter((address) => address !== '')
  await eraseManager(tx, userId, emails)
  await tx.peopleImportRow.updateMany({ where: rows, data: nameless })
  await tx.invitation.deleteMany({ where: theirs })
  await tx.seatRequest.deleteMany({ where: { ...workspaces, email: { in: emails } } })
}
