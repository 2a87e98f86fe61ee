import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { noSuchPair } from '@/lib/one-on-ones/refusals'
import { fullName } from '@/lib/members/rules'
import { db, type Prisma } from '@/lib/platform/db'

export const placedPerson = {
  id: true,
  status: true,
  user: { select: { firstName: true, lastName: true, pictureId: true } },
} as const satisfies Prisma.MemberSelect

export const zonedPerson = {
  ...placedPerson,
  user: { select: { ...placedPerson.user.select, timeZone: true } },
} as const satisfies Prisma.MemberSelect

type Placed = Prisma.MemberGetPayload<{ select: typeof placedPerson }>

export type PairPerson = { memberId: string; name: string; pictureId: string | null; hasLeft: boolean }

export const pairPersonOf = ({ id, status, user }: Placed): PairPerson => ({
  memberId: id,
  name: fullName(user),
  pictureId: user.pictureId,
  hasLeft: status !== 'ACTIVE',
})

export type ZonedPerson = PairPerson & { timeZone: string }

export const zonedPersonOf = (member: Prisma.MemberGetPayload<{ select: typeof zonedPerson }>): ZonedPerson => ({
  ...pairPersonOf(member),
  timeZone: member.user.timeZone,
})

const twoOf = { first: { select: placedPerson }, second: { select: placedPerson } } as const

type Two = Prisma.OneOnOnePairGetPayload<{ select: typeof twoOf }>

export const partnerOf = ({ memberId }: Pick<Actor, 'memberId'>, { first, second }: Two): PairPerson =>
  pairPersonOf(first.id === memberId ? second : first)

/** An actor's pairs; no others are visible to them. */
export const ownPairs = ({ workspaceId, memberId }: Actor) =>
  ({ workspaceId, OR: [{ firstId: memberId }, { secondId: memberId }] }) satisfies Prisma.OneOnOnePairWhereInput

export async function getPairWith(actor: Actor, withId: string): Promise<{ id: string; partner: PairPerson }> {
  const [firstId = '', secondId = ''] = [actor.memberId, withId].toSorted()
  const where = { firstId, secondId, workspaceId: actor.workspaceId }
  const pair = await db.oneOnOnePair.findFirst({
    relationLoadStrategy: 'join',
    where,
    select: { id: true, ...twoOf },
  })
  if (!pair) throw noSuchPair()
  return { id: pair.id, partner: partnerOf(actor, pair) }
}

/** Whether the actor shares talking points or one-on-ones with a colleague. */
export async function hasPairWith({ workspaceId, memberId }: Actor, withId: string): Promise<boolean> {
  const [firstId = '', secondId = ''] = [memberId, withId].toSorted()
  return (await db.oneOnOnePair.count({ where: { firstId, secondId, workspaceId } })) > 0
}

/** The colleague of a pair. Throws not-found for anyone but the two. */
export async function getPartner(actor: Actor, pairId: string): Promise<PairPerson> {
  const where = { id: pairId, ...ownPairs(actor) }
  const pair = await db.oneOnOnePair.findFirst({ relationLoadStrategy: 'join', where, select: twoOf })
  if (!pair) throw noSuchPair()
  return partnerOf(actor, pair)
}

export const isInPair = async (actor: Actor, id: string): Promise<boolean> =>
  (await db.oneOnOnePair.count({ where: { id, ...ownPairs(actor) } })) > 0

export const isOneOnOneOf = async (pairId: string, id: string): Promise<boolean> =>
  (await db.oneOnOne.count({ where: { id, pairId } })) > 0
