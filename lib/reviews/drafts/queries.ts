import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import type { Tx } from '@/lib/platform/tx'
import { fullName } from '@/lib/members/rules'
import { limits } from '../limits/rules'
import { canAskAbout, canAskSoMany, canRunReview } from '../policy'
import { getDraft } from '../queries'
import { alreadySent, noSuchReview, notYourReview } from '../refusals'
import type { FormContent } from '../schema'
import type { DraftRights } from './rules'

/** Somebody chosen in a draft; the deactivated are named too, so that they can be taken out. */
export type ChosenPerson = { id: string; name: string; email: string; isActive: boolean }

/** A team chosen in a draft, with its active people. */
export type ChosenTeam = { id: string; name: string; memberIds: string[] }

async function findPeople(workspaceId: string, ids: string[]): Promise<ChosenPerson[]> {
  if (ids.length === 0) return []
  const members = await db.member.findMany({
    where: { workspaceId, id: { in: ids } },
    select: {
      id: true,
      status: true,
      user: { select: { email: true, firstName: true, lastName: true, status: true } },
    },
  })
  return members.map(({ id, status, user }) => ({
    id,
    name: fullName(user),
    email: user.email,
    isActive: status === 'ACTIVE' && user.status === 'ACTIVE',
  }))
}

async function findTeams(workspaceId: string, ids: string[]): Promise<ChosenTeam[]> {
  if (ids.length === 0) return []
  const teams = await db.team.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId, id: { in: ids } },
    select: {
      id: true,
      name: true,
      members: { where: { member: { status: 'ACTIVE', user: { status: 'ACTIVE' } } }, select: { memberId: true } },
    },
  })
  return teams.map(({ id, name, members }) => ({ id, name, memberIds: members.map(({ memberId }) => memberId) }))
}

/** The people and teams a draft names, for showing them again. Those who are gone are left out. */
async function findChosen({ workspaceId }: Actor, content: FormContent) {
  const { assigneeIds, sharedWithIds, subjectId, teamIds } = content
  const ids = [...new Set([...assigneeIds, ...sharedWithIds, ...(subjectId === null ? [] : [subjectId])])]
  const [people, teams] = await Promise.all([findPeople(workspaceId, ids), findTeams(workspaceId, teamIds)])
  return { people, teams }
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
  teams: ChosenTeam[]
  can: DraftRights
}

const rightsOf = (actor: Actor): DraftRights => ({
  askAboutOthers: canAskAbout(actor, 'somebody else'),
  askMost: canAskSoMany(actor, limits.respondents) ? limits.respondents : limits.assigneesOfMember,
})

/** A draft with all that writing it needs, for its creator. Throws not-found and forbidden; null once it was sent. */
export async function getWizardDraft(actor: Actor, id: string): Promise<WizardDraft | null> {
  const draft = await getDraft(actor, id)
  if (draft === null) return null
  const me = { id: actor.memberId, name: fullName(actor), timeZone: actor.timeZone }
  return { ...draft, ...(await findChosen(actor, draft.content)), me, at: now(), can: rightsOf(actor) }
}

/** Returns when the review is a draft that this person may touch; throws not-found, forbidden, or that it was sent. */
export async function ensureOwnDraft(tx: Tx, actor: Actor, id: string) {
  const { workspaceId } = actor
  const review = await tx.review.findFirst({ where: { id, workspaceId }, select: { creatorId: true, status: true } })
  if (!review) throw noSuchReview()
  if (!canRunReview(actor, review)) throw notYourReview()
  if (review.status !== 'DRAFT') throw alreadySent()
}
