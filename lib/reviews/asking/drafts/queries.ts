import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { limitOf } from '@/lib/billing/rules'
import { fullName } from '@/lib/members/rules'
import { switchGate } from '@/lib/workspaces/features/rules'
import { findCircles } from '@/lib/reviews/asking/audience/circles/queries'
import { listWantingNoMail, mostAskedBy, outsideBarOf } from '@/lib/reviews/asking/audience/queries'
import type { Circle } from '@/lib/reviews/asking/audience/circles/rules'
import { subjectsOf } from '@/lib/reviews/asking/audience/rules'
import { canAskAbout, canRunReview } from '@/lib/reviews/policy'
import { alreadySent, noSuchReview, notYourReview } from '@/lib/reviews/refusals'
import { formContentSchema, type FormContent } from '@/lib/reviews/schema'
import type { DraftRights } from './rules'

/** The wizard's state, for its creator. Throws not-found and forbidden; a sent review has no draft any more. */
export async function getDraft(
  actor: Actor,
  id: string,
): Promise<{ id: string; version: number; savedAt: Date; startsAt: Date | null; content: FormContent } | null> {
  const { workspaceId } = actor
  const review = await db.review.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId },
    select: {
      creatorId: true,
      status: true,
      startsAt: true,
      form: { select: { version: true, savedAt: true, content: true } },
    },
  })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT' || !review.form) return null
  return { id, ...review.form, startsAt: review.startsAt, content: formContentSchema.parse(review.form.content) }
}

/** Somebody chosen in a draft; the deactivated are named too, so that they can be taken out. */
export type ChosenPerson = { id: string; name: string; email: string; isActive: boolean }

/** A team or a tag chosen in a draft, with its active people. */
export type ChosenCrowd = { id: string; name: string; memberIds: string[] }

async function findPeople(workspaceId: string, ids: string[]): Promise<ChosenPerson[]> {
  if (ids.length === 0) return []
  const members = await db.member.findMany({
    where: { workspaceId, id: { in: ids } },
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true } },
    },
  })
  return members.map(({ id, status, user }) => ({
    id,
    name: fullName(user),
    email: user.email,
    isActive: status === 'ACTIVE',
  }))
}

const isHere = { member: { status: 'ACTIVE' } } as const

const crowdsAmong = (workspaceId: string, ids: string[]) =>
  ({
    relationLoadStrategy: 'join',
    where: { workspaceId, id: { in: ids } },
    select: { id: true, name: true, members: { where: isHere, select: { memberId: true } } },
  }) as const

const crowdOf = ({
  id,
  name,
  members,
}: {
  id: string
  name: string
  members: { memberId: string }[]
}): ChosenCrowd => ({
  ...{ id, name },
  memberIds: members.map(({ memberId }) => memberId),
})

const findTeams = async (workspaceId: string, ids: string[]) =>
  ids.length === 0 ? [] : (await db.team.findMany(crowdsAmong(workspaceId, ids))).map(crowdOf)

const findTags = async (workspaceId: string, ids: string[]) =>
  ids.length === 0 ? [] : (await db.tag.findMany(crowdsAmong(workspaceId, ids))).map(crowdOf)

/** The people, teams and tags a draft names, for showing them again. Those who are gone are left out. */
async function findChosen(actor: Actor, content: FormContent) {
  const { workspaceId, memberId } = actor
  const { assigneeIds, sharedWithIds, subjectIds, teamIds, tagIds } = content
  const ids = [...new Set([...assigneeIds, ...sharedWithIds, ...subjectIds])]
  const [people, teams, tags, circles, unsubscribed] = await Promise.all([
    findPeople(workspaceId, ids),
    findTeams(workspaceId, teamIds),
    findTags(workspaceId, tagIds),
    findCircles(db, workspaceId, subjectsOf(content, memberId)),
    listWantingNoMail(db, actor, content),
  ])
  return { people, teams, tags, circles, unsubscribed }
}

/** What the wizard opens with. `at` is the present, by the server's clock. */
export type WizardDraft = {
  id: string
  version: number
  savedAt: Date
  at: Date
  content: FormContent
  me: { id: string; name: string; timeZone: string }
  people: ChosenPerson[]
  teams: ChosenCrowd[]
  tags: ChosenCrowd[]
  circles: Circle[]
  /** Those of its addresses outside that want no mail. */
  unsubscribed: string[]
  /** When it will be sent by itself; null while it is being written. */
  startsAt: Date | null
  can: DraftRights
}

const rightsOf = (actor: Actor): DraftRights => ({
  askAboutOthers: canAskAbout(actor, 'somebody else'),
  askMost: mostAskedBy(actor).inAll,
  outsideBar: outsideBarOf(actor),
  outsideMost: limitOf(actor, 'externalsPerReview'),
  anonymityBar: switchGate(actor, 'AnonymousReviews'),
  templatesBar: switchGate(actor, 'Templates'),
})

/** What writing a form needs beside the form itself, for whoever holds it. */
export async function wizardOf<Held extends { content: FormContent }>(actor: Actor, held: Held) {
  const me = { id: actor.memberId, name: fullName(actor), timeZone: actor.timeZone }
  return { ...held, ...(await findChosen(actor, held.content)), me, at: now(), can: rightsOf(actor) }
}

/** A draft with all that writing it needs, for its creator. Throws not-found and forbidden; null once it was sent. */
export async function getWizardDraft(actor: Actor, id: string): Promise<WizardDraft | null> {
  const draft = await getDraft(actor, id)
  return draft && wizardOf(actor, draft)
}

/** Returns when the review is a draft that this person may touch; throws not-found, forbidden, or that it was sent. */
export async function ensureOwnDraft(tx: Tx, actor: Actor, id: string) {
  const { workspaceId } = actor
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: { creatorId: true, status: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT') throw alreadySent()
}
