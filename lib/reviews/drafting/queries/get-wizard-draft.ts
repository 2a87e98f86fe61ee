import 'server-only'
import { db } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import type { Actor } from '@/lib/access/actor'
import { ownerMark } from '@/lib/access/device'
import { getFrame } from '@/lib/access/frame'
import type { FormContent } from '@/lib/reviews/model/schema'
import { findOrgRelations } from '@/lib/reviews/model/queries/find-org-relations'
import { subjectsOf } from '@/lib/reviews/model/rules/audience'
import { findUnaskable, mostAskedBy, externalBlockedReasonOf } from '@/lib/reviews/model/queries/find-audiences'
import type { OrgRelations } from '@/lib/reviews/model/rules/relationships'
import type { DraftRights } from '@/lib/reviews/drafting/rules/draft-faults'
import { canAskAboutOthers } from '@/lib/reviews/model/policy'
import { limitOf, type Payer } from '@/lib/billing/rules'
import { switchGate } from '@/lib/workspaces/features/rules'
import { now } from '@/lib/platform/clock'
import { getDraft } from './get-draft'

/** Deactivated people are included, so that they can be removed. */
export type ChosenPerson = { id: string; name: string; email: string; pictureId: string | null; isActive: boolean }

/** A chosen team or tag with its active members. */
export type ChosenGroup = { id: string; name: string; memberIds: string[] }

async function findPeople(workspaceId: string, ids: string[]): Promise<ChosenPerson[]> {
  if (ids.length === 0) return []
  const members = await db.member.findMany({
    where: { workspaceId, id: { in: ids } },
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true, pictureId: true } },
    },
  })
  return members.map(({ id, status, user }) => ({
    id,
    name: fullName(user),
    email: user.email,
    pictureId: user.pictureId,
    isActive: status === 'ACTIVE',
  }))
}

const isHere = { member: { status: 'ACTIVE' } } as const

const groupsAmong = (workspaceId: string, ids: string[]) =>
  ({
    relationLoadStrategy: 'join',
    where: { workspaceId, id: { in: ids } },
    select: { id: true, name: true, members: { where: isHere, select: { memberId: true } } },
  }) as const

const groupOf = ({
  id,
  name,
  members,
}: {
  id: string
  name: string
  members: { memberId: string }[]
}): ChosenGroup => ({ id, name, memberIds: members.map(({ memberId }) => memberId) })

const findTeams = async (workspaceId: string, ids: string[]) =>
  ids.length === 0 ? [] : (await db.team.findMany(groupsAmong(workspaceId, ids))).map(groupOf)

const findTags = async (workspaceId: string, ids: string[]) =>
  ids.length === 0 ? [] : (await db.tag.findMany(groupsAmong(workspaceId, ids))).map(groupOf)

/** Leaves out deleted people, teams and tags. */
async function findChosen(actor: Actor, content: FormContent) {
  const { workspaceId, memberId } = actor
  const { assigneeIds, sharedWithIds, subjectIds, teamIds, tagIds } = content
  const ids = [...new Set([...assigneeIds, ...sharedWithIds, ...subjectIds])]
  const [people, teams, tags, orgRelations, unaskable] = await Promise.all([
    findPeople(workspaceId, ids),
    findTeams(workspaceId, teamIds),
    findTags(workspaceId, tagIds),
    findOrgRelations(db, workspaceId, subjectsOf(content, memberId)),
    findUnaskable(db, actor, content),
  ])
  return { people, teams, tags, orgRelations, ...unaskable }
}

/** `at` is the server's time. */
export type WizardDraft = {
  id: string
  /** Key of the copy on this device. */
  localKey: string
  /** Key on the device while the draft is unsaved, because each visit gives it another id. */
  newKey?: string
  /** 0 until it is saved. */
  version: number
  savedAt: Date
  at: Date
  content: FormContent
  me: { id: string; name: string; timeZone: string }
  people: ChosenPerson[]
  teams: ChosenGroup[]
  tags: ChosenGroup[]
  orgRelations: OrgRelations[]
  /** Unsubscribed addresses of external reviewers. */
  unsubscribed: string[]
  /** Addresses among external reviewers that are colleagues'. */
  colleagues: string[]
  /** Null while it is not scheduled. */
  startsAt: Date | null
  can: DraftRights
}

export const rightsOf = (actor: Actor, payer: Payer): DraftRights => ({
  askAboutOthers: canAskAboutOthers(actor),
  askMost: mostAskedBy(actor, payer).inAll,
  externalBlockedReason: externalBlockedReasonOf(actor, payer),
  externalLimit: limitOf(payer, 'externalsPerReview'),
  anonymityBlockedReason: switchGate(actor, 'AnonymousReviews'),
  templatesBlockedReason: switchGate(actor, 'Templates'),
})

/** Adds what the wizard needs beside the form. */
export async function wizardOf<Held extends { id: string; content: FormContent }>(actor: Actor, held: Held) {
  const me = { id: actor.memberId, name: fullName(actor), timeZone: actor.timeZone }
  const [chosen, frame] = await Promise.all([findChosen(actor, held.content), getFrame(actor)])
  const localKey = `${ownerMark(actor.userId)}.${held.id}`
  return { ...held, ...chosen, localKey, me, at: now(), can: rightsOf(actor, frame) }
}

/** Throws not-found and forbidden; null once the review is sent. */
export async function getWizardDraft(actor: Actor, id: string): Promise<WizardDraft | null> {
  const draft = await getDraft(actor, id)
  return draft && wizardOf(actor, draft)
}
