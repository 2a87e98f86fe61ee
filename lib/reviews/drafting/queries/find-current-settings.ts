import 'server-only'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { FormContent } from '@/lib/reviews/model/schema'
import { db, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { withoutUnsubscribed } from '@/lib/reviews/model/rules/audience'
import { findGroupMembers, listWantingNoMail } from '@/lib/reviews/model/queries/find-audiences'
import { peersAmong, currentPeople } from '@/lib/reviews/drafting/rules/current-settings'

/** The columns that `currentForm` reads. */
export const currentSettingsSelect = {
  creatorId: true,
  subjectId: true,
  title: true,
  description: true,
  anonymity: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  releaseMode: true,
  mayOptOut: true,
  mayEdit: true,
  maySeeOwn: true,
  mayDeclineFuture: true,
  hasReminders: true,
} as const satisfies Prisma.ReviewSelect

type TeamsAndTags = Pick<FormContent, 'teamIds' | 'tagIds'>

/** Leaves out deleted teams and tags. */
export async function findRemaining(
  tx: Tx,
  { workspaceId }: Actor,
  { teamIds, tagIds }: TeamsAndTags,
): Promise<TeamsAndTags> {
  const among = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } }, select: { id: true } })
  const teams = await tx.team.findMany(among(teamIds))
  const tags = await tx.tag.findMany(among(tagIds))
  return { teamIds: teams.map(({ id }) => id), tagIds: tags.map(({ id }) => id) }
}

const isHere = { member: { status: 'ACTIVE' } } as const

const peopleSelect = {
  creatorId: true,
  subjectId: true,
  nominations: { where: { status: 'APPROVED' }, select: { memberId: true } },
  sharedTo: { where: isHere, select: { memberId: true, sharedById: true } },
  assignees: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      memberId: true,
      relationship: true,
      removedAt: true,
      leftAt: true,
      optedOutFromFuture: true,
      member: { select: { status: true } },
      external: { select: { email: true } },
    },
  },
} as const satisfies Prisma.ReviewSelect

/** A sent form with the people its reviews ask and share with now, without addresses that unsubscribed. */
export async function withCurrentPeople(actor: Actor, content: FormContent, reviewIds: string[]): Promise<FormContent> {
  const where = { workspaceId: actor.workspaceId, id: { in: reviewIds } }
  const reviews = await db.review.findMany({ where, orderBy: { id: 'asc' }, select: peopleSelect })
  const membersById = await findGroupMembers(db, actor.workspaceId, await findRemaining(db, actor, content))
  // With several subjects, teams decide the relationships.
  const [only, ...others] = reviews
  const peers = only && others.length === 0 ? peersAmong(only.assignees, only.nominations) : {}
  const relationships = { ...content.relationships, ...peers }
  const current = { ...content, ...currentPeople(content, reviews, membersById), relationships }
  return withoutUnsubscribed(current, new Set(await listWantingNoMail(db, actor, current)))
}
