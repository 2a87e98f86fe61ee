import { newest, OUTSIDE, pass, type World } from './world'
import { systemActor, type Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { outsideActs } from './outside-acts'
import { addRespondents } from '@/lib/reviews/respondents/commands/add-respondents'
import { chosenByName } from '@/tests/factories/respondents'
import { removeRespondent } from '@/lib/reviews/respondents/commands/remove-respondent'
import { replaceRespondent } from '@/lib/reviews/respondents/commands/replace-respondent'
import { nominatePeers } from '@/lib/reviews/nominations/commands/nominate-peers'
import { approveNomination } from '@/lib/reviews/nominations/commands/approve-nomination'
import { questionSelect } from '@/lib/reviews/model/queries/list-questions'
import { submitResponse } from '@/lib/reviews/responses/commands/submit-response'
import { anAnswer } from '@/tests/factories/reviews'
import { optOutOfReview } from '@/lib/reviews/responses/commands/opt-out-of-review'
import { nudgeRespondents } from '@/lib/reviews/respondents/commands/nudge-respondents'
import { pauseReview } from '@/lib/reviews/operating/commands/pause-review'
import { resumeReview } from '@/lib/reviews/operating/commands/resume-review'
import { closeReview } from '@/lib/reviews/operating/commands/close-review'
import { formatDate } from '@/lib/shared/dates'
import { daysFrom, now } from '@/lib/platform/clock'
import { reopenReview } from '@/lib/reviews/operating/commands/reopen-review'
import { releaseReview } from '@/lib/reviews/results/commands/release-review'
import { shareReview } from '@/lib/reviews/results/commands/share-review'
import { unshareReview } from '@/lib/reviews/results/commands/unshare-review'
import { deactivate } from '@/tests/factories/members'
import { reassignRespondents } from '@/lib/reviews/respondents/commands/reassign-respondents'
import { repeatReview } from '@/lib/reviews/series/commands/repeat-review'
import { Refusal } from '@/lib/shared/refusal'

/** The place of somebody in the newest round, as an input names it; none of those who were never asked. */
async function placeOf(world: World, { memberId }: Actor) {
  const id = newest(world)
  const place = await db.reviewAssignee.findFirst({ where: { reviewId: id, memberId }, select: { id: true } })
  return place && { id, assigneeId: place.id }
}

const byAddress =
  (act: keyof typeof outsideActs): Act =>
  (world, _one, _other, index) =>
    outsideActs[act](world, world.outside[index % OUTSIDE] ?? '')

type Act = (world: World, one: Actor, other: Actor, index: number) => Promise<unknown>

/** Everything that decides who is asked, who may answer and who reads, on one person or two. */
const acts = {
  add: (world, one, other) => addRespondents(world.creator, { id: newest(world), ...chosenByName(one, other) }),
  remove: async (world, one) => {
    const place = await placeOf(world, one)
    if (place) await removeRespondent(world.creator, place)
  },
  replace: async (world, one, { memberId }) => {
    const place = await placeOf(world, one)
    if (place && one.memberId !== memberId) await replaceRespondent(world.creator, { ...place, memberId })
  },
  propose: async (world, one) => {
    const id = newest(world)
    const approved = await db.reviewNomination.findMany({ where: { reviewId: id, status: 'APPROVED' } })
    const memberIds = [...approved.map(({ memberId }) => memberId), one.memberId]
    await nominatePeers(world.subject, { id, memberIds })
  },
  approve: async (world) => {
    const id = newest(world)
    const proposed = await db.reviewNomination.findFirst({ where: { reviewId: id, status: 'PENDING' } })
    const decider = world.approver === 'MANAGER' ? world.manager : world.creator
    if (proposed) await approveNomination(decider, { id, nominationId: proposed.id })
  },
  answer: async (world, one) => {
    const reviewId = newest(world)
    const questions = await db.question.findMany({ where: { reviewId }, select: questionSelect })
    await submitResponse(one, { reviewId, answers: questions.map((question) => anAnswer(question)) })
  },
  decline: (world, one) => optOutOfReview(one, { reviewId: newest(world) }),
  nudge: (world) => {
    pass(25 * 60)
    return nudgeRespondents(world.creator, { id: newest(world) })
  },
  pause: (world) => pauseReview(world.creator, { id: newest(world) }),
  resume: (world) => resumeReview(world.creator, { id: newest(world) }),
  close: (world) => closeReview(world.creator, { id: newest(world) }),
  reopen: (world) => {
    const closesOn = formatDate(daysFrom(now(), 30), 'YYYY-MM-DD', 'UTC')
    return reopenReview(world.creator, { id: newest(world), closesOn, closesTime: '17:00', timeZone: 'UTC' })
  },
  release: (world) => releaseReview(world.creator, { id: newest(world) }),
  share: async (world, one, other) => {
    const id = newest(world)
    await shareReview(one === other ? world.creator : world.subject, { id, memberId: one.memberId })
    world.unshared.delete(`${id} ${one.memberId}`)
  },
  unshare: async (world, one) => {
    const id = newest(world)
    await unshareReview(world.creator, { id, memberId: one.memberId })
    world.unshared.add(`${id} ${one.memberId}`)
  },
  leave: async (world, one) => {
    await deactivate(one)
    world.gone.add(one)
    await reassignRespondents(systemActor(one.workspaceId), { id: newest(world) })
  },
  next: async (world) => {
    pass(7 * 24 * 60)
    const sent = await repeatReview(world.creator, { id: world.seriesId })
    if (sent) world.rounds.push(sent.id)
  },
  invite: byAddress('invite'),
  shut: byAddress('shut'),
  silence: byAddress('silence'),
  answerOutside: byAddress('answerOutside'),
  declineOutside: byAddress('declineOutside'),
} satisfies Record<string, Act>

export type Step = { act: keyof typeof acts; one: number; other: number }

const isAct = (name: string): name is Step['act'] => name in acts
export const allActs = Object.keys(acts).filter(isAct)

/** Lets something happen a minute later, or be refused. Those who have left do nothing, and nothing is done to them. */
export async function happen(world: World, { act, one, other }: Step) {
  const { people, creator, gone } = world
  const [first = creator, second = creator] = [people[one], people[other]]
  if (gone.has(first)) return
  pass(1)
  const perform: Act = acts[act]
  await perform(world, first, second, one).then(undefined, (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
