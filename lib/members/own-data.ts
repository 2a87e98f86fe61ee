import 'server-only'
import { activeIn, leftOutOf, newestOwn, upToMost, type Erasure, type OwnData } from '@/lib/access/own-data'
import { db } from '@/lib/platform/db'
import { wake } from '@/lib/platform/queue'
import { formerAddress, formerColleague } from './account/rules'
import { LEFT_JOB } from './people/rules'
import { changePhoto } from './pictures/steps/change-photo'
import { ownProfileSelect } from './queries'

const findAccount = (userId: string) =>
  db.user.findUniqueOrThrow({
    relationLoadStrategy: 'join',
    where: { id: userId },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      emailVerifiedAt: true,
      timeZone: true,
      digestHour: true,
      quietFrom: true,
      quietUntil: true,
      createdAt: true,
      profile: { select: ownProfileSelect },
      picture: { select: { file: true, createdAt: true } },
      secondFactor: { select: { createdAt: true, recoveryCodes: { select: { usedAt: true } } } },
      sessions: {
        orderBy: { usedAt: 'desc' },
        select: { device: true, createdAt: true, usedAt: true, endedAt: true },
      },
    },
  })

const findPlaces = (userId: string) =>
  db.member.findMany({
    relationLoadStrategy: 'join',
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      workspace: { select: { name: true } },
      role: true,
      status: true,
      createdAt: true,
      startDate: true,
      teams: { select: { isManager: true, team: { select: { name: true } } } },
      tags: { select: { tag: { select: { name: true } } } },
      preferences: { select: { type: true, channel: true, delivery: true } },
      invitations: {
        ...newestOwn,
        select: { role: true, status: true, createdAt: true, sentAt: true, acceptedAt: true },
      },
    },
  })

type Place = Awaited<ReturnType<typeof findPlaces>>[number]

const groupsOf = ({ teams, tags, invitations }: Pick<Place, 'teams' | 'tags' | 'invitations'>) => ({
  teams: teams.map(({ isManager, team }) => ({ name: team.name, isManager })),
  tags: tags.map(({ tag }) => tag.name),
  invitationsYouSent: upToMost(invitations),
  invitationsYouSentLeftOut: leftOutOf(invitations),
})

/** Teams and tags may have been renamed since, so only people with access read them. */
const closed = groupsOf({ teams: [], tags: [], invitations: [] })

export const ownAccount = (async ({ userId }) => {
  const [{ profile, picture, sessions, secondFactor, ...account }, places, active] = await Promise.all([
    findAccount(userId),
    findPlaces(userId),
    db.member.findMany({ where: activeIn(userId), select: { id: true } }),
  ])
  const isOpen = (id: string) => active.some((one) => one.id === id)
  return {
    account,
    profile,
    devices: sessions,
    twoStepSignIn: secondFactor && { onSince: secondFactor.createdAt, recoveryCodes: secondFactor.recoveryCodes },
    photo: picture && { addedAt: picture.createdAt, webpInBase64: Buffer.from(picture.file).toString('base64') },
    workspaces: places.map(({ id, workspace, teams, tags, invitations, ...place }) => ({
      name: workspace.name,
      ...place,
      ...(isOpen(id) ? groupsOf({ teams, tags, invitations }) : closed),
    })),
  }
}) satisfies OwnData

/**
 * A nameless account row stays for what they wrote to others. The database also renames it in others' feeds.
 */
export const eraseAccount: Erasure = async (tx, { userId, email }, at) => {
  const theirs = { where: { userId } }
  await tx.memberTag.deleteMany({ where: { member: { userId } } })
  const active = { userId, status: 'ACTIVE' } as const
  await tx.member.updateMany({ where: active, data: { status: 'DEACTIVATED', deactivatedAt: at } })
  await wake(tx, LEFT_JOB)
  await tx.member.updateMany({ where: { userId }, data: { startDate: null } })
  await changePhoto(tx, userId, null)
  await tx.profile.deleteMany(theirs)
  await tx.userSession.deleteMany(theirs)
  await tx.secondFactor.deleteMany(theirs)
  await tx.begunSignIn.deleteMany(theirs)
  await tx.passwordReset.deleteMany(theirs)
  await tx.emailVerification.deleteMany(theirs)
  await tx.signInLink.deleteMany({ where: { email } })
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
