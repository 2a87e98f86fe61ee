import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { Prisma, type Tx } from '@/lib/platform/db'
import { changePhoto } from '@/lib/members/pictures/steps/change-photo'
import { dropMails } from '@/lib/notifications/outbox'
import { formerColleague, formerAddress } from '@/lib/members/account/rules'
import { now } from '@/lib/platform/clock'

type Owner = Pick<PersonActor, 'userId' | 'email'>

/** What is theirs alone in every workspace: how they are grouped, and what they were told. */
async function forgetPlaces(tx: Tx, { userId }: Owner, at: Date) {
  const theirs = { where: { member: { userId } } }
  await tx.teamMember.deleteMany(theirs)
  await tx.memberTag.deleteMany(theirs)
  await tx.notificationPreference.deleteMany(theirs)
  await tx.notification.deleteMany(theirs)
  await tx.activity.deleteMany(theirs)
  const active = { userId, status: 'ACTIVE' } as const
  await tx.member.updateMany({ where: active, data: { status: 'DEACTIVATED', deactivatedAt: at } })
}

/** What is left of a row of a file; without what was before, nothing of it can be taken back. */
const nameless = { cells: [], email: '', before: Prisma.DbNull, problems: [] }

/** How they came in: an invitation and the row of a file hold a name and an address. */
async function forgetArrival(tx: Tx, { userId, email }: Owner) {
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

/**
 * The account itself: a nameless row stays, because what they wrote to others hangs on it. With the name of the row the
 * database changes that in the feeds of others.
 */
async function forgetAccount(tx: Tx, { userId, email }: Owner, at: Date) {
  const theirs = { where: { userId } }
  await changePhoto(tx, userId, null)
  await tx.profile.deleteMany(theirs)
  await tx.userSession.deleteMany(theirs)
  await tx.passwordReset.deleteMany(theirs)
  await tx.emailVerification.deleteMany(theirs)
  await tx.signInLink.deleteMany({ where: { email } })
  await dropMails(tx, email)
  const nobody = { ...formerColleague, email: formerAddress(userId), passwordHash: null, emailVerifiedAt: null }
  const nowhere = { timeZone: 'UTC', lastWorkspaceId: null, quietFrom: null, quietUntil: null }
  const data = {
    ...nobody,
    ...nowhere,
    status: 'DEACTIVATED',
    deletedAt: at,
    sessionVersion: { increment: 1 },
  } as const
  await tx.user.update({ where: { id: userId }, data, select: { id: true } })
}

/**
 * Removes a person from what is kept, in the caller's transaction. What they wrote to others stays and is called by the
 * name of a former colleague, in the feeds too where it tells what they did; their places are deactivated, so nobody
 * asks, chooses or reminds them any more. Nothing else of theirs stays: not the address, name, photo, profile,
 * sessions, teams, tags, wishes or what they were told. The messages others have got, the lines of what others did with
 * them and the audit log keep the words in which they were written.
 */
export async function forgetPerson(tx: Tx, person: Owner): Promise<void> {
  const at = now()
  await forgetArrival(tx, person)
  await forgetPlaces(tx, person, at)
  await forgetAccount(tx, person, at)
}
