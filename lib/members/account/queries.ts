import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'
import { db, type Prisma, type Tx } from '@/lib/platform/db'
import { derivedToken, hashToken, isSameToken } from '@/lib/platform/secrets'
import { isNewestMail } from '@/lib/notifications/outbox'
import { linkState, type LinkState } from '@/lib/members/rules'
import { proofLinkGone } from './refusals'
import { proofCodeIn, proofEvents, proofPurpose, type Provable, type Standing } from './rules'

const changeSelect = { email: true, usedAt: true, expiresAt: true, user: { select: { email: true } } } as const

/**
 * The address a mailed link would make somebody's, and what the link can still do; null: it is no such link. One that has
 * done its work is gone as soon as they have another address.
 */
export async function findEmailChange(token: string): Promise<{ email: string; state: LinkState } | null> {
  const where = { tokenHash: hashToken(token), email: { not: null } }
  const link = await db.emailVerification.findFirst({ where, select: changeSelect })
  if (!link || link.email === null) return null
  const { email, user } = link
  const isUndone = link.usedAt !== null && email !== user.email
  return { email, state: isUndone ? 'gone' : linkState(link, now()) }
}

type Asker = Pick<PersonActor, 'userId' | 'email'>

/** Whether a code is that of the newest link mailed to this person for this act, and still counts. Looking uses nothing up. */
export async function isProofCode({ userId, email: address }: Asker, act: Provable, code: string): Promise<boolean> {
  const parts = proofCodeIn(code)
  if (!parts || parts.until <= now().getTime()) return false
  const isTheirs = isSameToken(parts.secret, derivedToken(proofPurpose(act, userId, parts.until)))
  return isTheirs && (await isNewestMail({ event: proofEvents[act], key: hashToken(code), address }))
}

/** The code somebody came with, empty unless it proves that it is them; `gone` says why one that they had does not, or is null. */
export type ProofLink = { code: string; gone: string | null }

/** What the link somebody came by is worth for this act, before they fill in anything in vain. */
export async function findProofLink(asker: Asker, act: Provable, code: string): Promise<ProofLink> {
  if (code === '' || (await isProofCode(asker, act, code))) return { code, gone: null }
  return { code: '', gone: proofLinkGone().message }
}

/** A place of somebody, with how they stand there. `deletionAt` is when the workspace goes, or null. */
export type Place = Standing & { memberId: string; workspaceId: string; deletionAt: Date | null }

const others: Prisma.MemberWhereInput = { status: 'ACTIVE' }

const placeSelect = (userId: string) =>
  ({
    id: true,
    role: true,
    workspaceId: true,
    workspace: {
      select: {
        name: true,
        deletionAt: true,
        _count: { select: { members: { where: { ...others, userId: { not: userId } } } } },
        members: { where: { ...others, userId: { not: userId }, role: 'Admin' }, take: 1, select: { id: true } },
      },
    },
  }) as const

/** The workspaces somebody can open, and those whose deletion can still be taken back, by name, with who else is there. */
export async function listPlaces(tx: Tx, { userId }: Pick<PersonActor, 'userId'>): Promise<Place[]> {
  const places = await tx.member.findMany({
    where: { userId, status: 'ACTIVE', workspace: { OR: [{ deletionAt: null }, { deletionAt: { gt: now() } }] } },
    orderBy: [{ workspace: { name: 'asc' } }, { id: 'asc' }],
    select: placeSelect(userId),
  })
  return places.map(({ id, role, workspaceId, workspace }) => ({
    ...{ memberId: id, workspaceId, workspaceName: workspace.name, isAdmin: role === 'Admin' },
    ...{
      deletionAt: workspace.deletionAt,
      othersCount: workspace._count.members,
      otherAdminsCount: workspace.members.length,
    },
  }))
}

/** How the person stands in each of their workspaces, for the screen on which they may delete their account. */
export const listOwnPlaces = (person: PersonActor): Promise<Place[]> => listPlaces(db, person)
