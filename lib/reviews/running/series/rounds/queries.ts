import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Tx } from '@/lib/platform/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { fullName } from '@/lib/members/rules'
import { formContentSchema } from '../../../schema'
import { nobodyLeftToAsk, nothingToRepeat, subjectLeft } from '../refusals'
import type { NextRound } from './rules'

const activeMember = { status: 'ACTIVE' } as const

/** Neither taken out of a round, nor unwilling to be asked again. */
const goesOn = { removedAt: null, optedOutFromFuture: false } as const

const lastRoundSelect = {
  ...{ id: true, roundId: true, creatorId: true, subjectId: true, title: true, description: true },
  ...{ anonymity: true, seenBySubject: true, seenByManager: true, seenByAdmins: true, releaseMode: true },
  ...{ mayOptOut: true, mayEdit: true, maySeeOwn: true, mayDeclineFuture: true, hasReminders: true },
  form: { select: { content: true } },
  subject: { select: { status: true, user: { select: { firstName: true, lastName: true } } } },
  sharedTo: { where: { member: activeMember }, select: { memberId: true, sharedById: true } },
  nominations: { where: { status: 'APPROVED' }, select: { memberId: true } },
  assignees: {
    where: { ...goesOn, OR: [{ memberId: null }, { member: activeMember }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { memberId: true, external: { select: { email: true } } },
  },
} as const satisfies Prisma.ReviewSelect

type Crowds = Pick<NextRound, 'teamIds' | 'tagIds'>

/** Who is in the chosen teams or has the chosen tags now, without those who ever left the series or were taken out of it. */
async function listCrowd(tx: Tx, { workspaceId }: Actor, seriesId: string, { teamIds, tagIds }: Crowds) {
  if (teamIds.length + tagIds.length === 0) return []
  const isGone = { review: { seriesId }, OR: [{ removedAt: { not: null } }, { optedOutFromFuture: true }] }
  const members = await tx.member.findMany({
    where: {
      ...{ workspaceId, ...activeMember, assignments: { none: isGone } },
      OR: [{ teams: { some: { teamId: { in: teamIds } } } }, { tags: { some: { tagId: { in: tagIds } } } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  return members.map(({ id }) => id)
}

/** The addresses that may still be written to: of nobody who unsubscribed, or has become a colleague. */
async function reachable(tx: Tx, { workspaceId }: Actor, emails: string[]) {
  if (emails.length === 0) return []
  const [unsubscribed, colleagues] = await Promise.all([
    tx.unsubscribedAddress.findMany({ where: { workspaceId, email: { in: emails } }, select: { email: true } }),
    tx.user.findMany({
      where: { email: { in: emails }, members: { some: { workspaceId } } },
      select: { email: true },
    }),
  ])
  const lost = new Set([...unsubscribed, ...colleagues].map(({ email }) => email))
  return emails.filter((email) => !lost.has(email))
}

/** Those of the chosen teams and tags that there still are. */
async function findRemaining(tx: Tx, { workspaceId }: Actor, { teamIds, tagIds }: Crowds): Promise<Crowds> {
  const among = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } }, select: { id: true } })
  const [teams, tags] = [await tx.team.findMany(among(teamIds)), await tx.tag.findMany(among(tagIds))]
  return { teamIds: teams.map(({ id }) => id), tagIds: tags.map(({ id }) => id) }
}

/**
 * What the next round repeats: the newest one, as it is now, with the people who are still there. Throws when its subject
 * has left or nobody remains to be asked.
 */
export async function findNextRound(tx: Tx, actor: Actor, seriesId: string): Promise<NextRound> {
  const last = await tx.review.findFirst({
    where: { seriesId, workspaceId: actor.workspaceId, status: { not: 'DRAFT' } },
    orderBy: { occursOn: 'desc' },
    select: lastRoundSelect,
  })
  if (!last?.form) throw nothingToRepeat()
  const { subject, form, assignees, nominations, sharedTo, ...settings } = last
  if (subject && subject.status !== 'ACTIVE') throw subjectLeft(fullName(subject.user))
  const content = formContentSchema.parse(form.content)
  // Whom the subject proposed was asked for that round; for the next one they propose again.
  const proposed = new Set(content.nominations === null ? [] : nominations.map(({ memberId }) => memberId))
  const stayed = assignees.flatMap(({ memberId }) => (memberId === null || proposed.has(memberId) ? [] : [memberId]))
  const crowds = await findRemaining(tx, actor, content)
  const joined = (await listCrowd(tx, actor, seriesId, crowds)).filter((id) => id !== last.subjectId)
  const outside = assignees.flatMap(({ external }) => external?.email ?? [])
  const emails = await reachable(tx, actor, outside)
  const assigneeIds = [...new Set([...stayed, ...joined])]
  if (assigneeIds.length + emails.length === 0 && content.nominations === null) throw nobodyLeftToAsk()
  // What its subject passed on after the release was that round alone.
  const sharedByCreator = sharedTo.filter(({ sharedById }) => sharedById === null || sharedById === last.creatorId)
  const sharedWithIds = sharedByCreator.map(({ memberId }) => memberId)
  return { ...settings, content, ...crowds, assigneeIds, emails, sharedWithIds }
}
