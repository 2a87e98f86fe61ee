import 'server-only'
import type { Tx } from '@/lib/platform/db'
import type { Relationship } from '@/lib/platform/generated/prisma/enums'
import { fullName } from '@/lib/members/rules'
import { privacySentence } from '../../readers/rules'
import { deactivatedChosen, peopleGone } from '../../refusals'
import { relationshipOf } from '../../rules'

const select = {
  id: true,
  status: true,
  user: { select: { email: true, firstName: true, lastName: true, status: true } },
  teams: { select: { teamId: true, isManager: true } },
} as const

type TeamPlace = { teamId: string; isManager: boolean }

const tiesOf = ({ id, teams }: { id: string; teams: TeamPlace[] }) => ({
  id,
  manages: new Set(teams.filter(({ isManager }) => isManager).map(({ teamId }) => teamId)),
  memberOf: new Set(teams.filter(({ isManager }) => !isManager).map(({ teamId }) => teamId)),
})

/** Somebody who is to be asked, with what their teams make them to whom it is about. */
export type Newcomer = { memberId: string; email: string; name: string; relationship: Relationship }

/** The members of these ids, each once. Refuses those who are gone or deactivated. */
export async function findNewcomers(
  tx: Tx,
  { workspaceId, subjectId }: { workspaceId: string; subjectId: string | null },
  memberIds: string[],
): Promise<Newcomer[]> {
  const ids = [...new Set(memberIds)]
  const needed = [...ids, ...(subjectId === null ? [] : [subjectId])]
  const found = await tx.member.findMany({ where: { workspaceId, id: { in: needed } }, select })
  const chosen = found.filter(({ id }) => ids.includes(id))
  if (chosen.length !== ids.length) throw peopleGone('assigneeIds')
  const gone = chosen.filter(({ status, user }) => status !== 'ACTIVE' || user.status !== 'ACTIVE')
  if (gone.length > 0) throw deactivatedChosen(gone.map(({ user }) => fullName(user)))
  const subject = found.find(({ id }) => id === subjectId)
  return chosen.map((member) => ({
    memberId: member.id,
    email: member.user.email,
    name: fullName(member.user),
    relationship: relationshipOf(tiesOf(member), subject ? tiesOf(subject) : null),
  }))
}

const name = { select: { user: { select: { firstName: true, lastName: true } } } } as const

const promiseSelect = {
  anonymity: true,
  creatorId: true,
  subjectId: true,
  releaseMode: true,
  seenBySubject: true,
  seenByManager: true,
  seenByAdmins: true,
  creator: name,
  subject: name,
  sharedTo: { select: { member: name } },
  workspace: { select: { name: true } },
} as const

/** What newcomers are told before they answer: who asks, whom it is about, and who will see what. */
export async function findPromise(tx: Tx, reviewId: string) {
  const review = await tx.review.findUniqueOrThrow({ where: { id: reviewId }, select: promiseSelect })
  const { creator, subject, sharedTo, anonymity } = review
  const names = {
    creator: fullName(creator.user),
    subject: subject && fullName(subject.user),
    shared: sharedTo.map(({ member }) => fullName(member.user)),
  }
  const settings = { ...review, hasShared: sharedTo.length > 0 }
  return {
    askerName: names.creator,
    subjectName: names.subject,
    workspaceName: review.workspace.name,
    privacySentence: privacySentence(anonymity, settings, names),
  }
}

export type Promised = Awaited<ReturnType<typeof findPromise>>
