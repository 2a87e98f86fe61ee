import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import { randomId } from '@/lib/shared/randomness'
import { anApplause, categoryIdOf } from '@/tests/factories/applause'
import { aFollowUp } from '@/tests/factories/follow-ups'
import { aGoal, goalInput } from '@/tests/factories/goals'
import { anAddress, invitesTo } from '@/tests/factories/invitations'
import { anAdmin } from '@/tests/factories/members'
import { aOneOnOne } from '@/tests/factories/one-on-ones'
import { aNoteTo, aQuestionTo } from '@/tests/factories/quick-words'
import { aForm } from '@/tests/factories/reviews'
import { aWorkspace, unique } from '@/tests/factories/workspaces'
import { callAction } from './calls'
import { cookieFor } from './session'

/** Two colleagues with something of every module between them. */
async function aBusyPair(workspace: { id: string }) {
  const [one, other] = [await anAdmin({ workspace }), await anAdmin({ workspace })]
  return {
    people: [one, other],
    categoryId: await categoryIdOf(one),
    goal: await aGoal(one, { assignees: [other] }),
    followUp: await aFollowUp(one, { attendees: [other] }),
    applause: await anApplause(one, [other]),
    oneOnOne: await aOneOnOne(one, other, { time: '11:00' }),
  }
}
type BusyPair = Awaited<ReturnType<typeof aBusyPair>>

/** One thing that somebody sends, and how often it is there. */
type Write = { action: string; input: unknown; rows: () => Promise<number> }

/** One write of every module. No other has its words, so that they tell how often it was written. */
function writesOf(pair: BusyPair, writer: Actor, other: Actor): Write[] {
  const { goal, followUp, applause, oneOnOne, categoryId } = pair
  const words = unique('Words')
  const email = anAddress()
  const made = () => ({ madeId: randomId() })
  const commentOn = ({ id }: { id: string }) => ({ ...made(), id, comment: words, mentionedIds: [] })
  return [
    {
      action: 'askQuicklyAction',
      input: aQuestionTo([other], { question: words }),
      rows: () => db.question.count({ where: { text: words } }),
    },
    {
      action: 'giveNoteAction',
      input: aNoteTo(other, { text: words }),
      rows: () => db.answer.count({ where: { text: words } }),
    },
    {
      action: 'startReviewAction',
      input: { ...made(), content: aForm({ title: words }) },
      rows: () => db.review.count({ where: { title: words, kind: 'FORM' } }),
    },
    {
      action: 'createGoalAction',
      input: goalInput({ title: words, assignees: [other] }),
      rows: () => db.goal.count({ where: { title: words } }),
    },
    {
      action: 'commentOnGoalAction',
      input: commentOn(goal),
      rows: () => db.goalUpdate.count({ where: { comment: words } }),
    },
    {
      action: 'commentOnFollowUpAction',
      input: commentOn(followUp),
      rows: () => db.followUpComment.count({ where: { comment: words } }),
    },
    {
      action: 'addNextStepAction',
      input: { ...made(), id: followUp.id, title: words, ownerId: writer.memberId, dueOn: '' },
      rows: () => db.followUpItem.count({ where: { title: words } }),
    },
    {
      action: 'addTalkingPointAction',
      input: { ...made(), id: oneOnOne.pairId, text: words },
      rows: () => db.talkingPoint.count({ where: { text: words } }),
    },
    {
      action: 'commentOnOneOnOneAction',
      input: commentOn(oneOnOne),
      rows: () => db.oneOnOneComment.count({ where: { comment: words } }),
    },
    {
      action: 'giveApplauseAction',
      input: { ...made(), recipientIds: [other.memberId], categoryId, words, isPublic: true, toManager: false },
      rows: () => db.applause.count({ where: { words } }),
    },
    {
      action: 'commentOnApplauseAction',
      input: commentOn(applause),
      rows: () => db.applauseComment.count({ where: { comment: words } }),
    },
    {
      action: 'invitePeopleAction',
      input: { ...invitesTo([]), addressees: email },
      rows: () => db.invitation.count({ where: { email } }),
    },
  ]
}

export type Writer = { cookie: string; writes: (Write & { isAcknowledged: boolean })[] }

/** Everybody begins with another module, so that all of them are under way at any time. */
const turned = <Thing>(things: Thing[], by: number) => [...things.slice(by), ...things.slice(0, by)]

/** Twelve people, each with so many writes of every module. */
export async function manyWriters(times: number): Promise<Writer[]> {
  const workspace = await aWorkspace()
  const pairs = await Promise.all(Array.from({ length: 6 }, () => aBusyPair(workspace)))
  const writers = pairs.flatMap((pair) => {
    const [one, other] = pair.people
    return one && other
      ? [
          { pair, writer: one, other },
          { pair, writer: other, other: one },
        ]
      : []
  })
  return Promise.all(
    writers.map(async ({ pair, writer, other }, index) => ({
      cookie: await cookieFor(writer),
      writes: Array.from({ length: times }, () => turned(writesOf(pair, writer, other), index))
        .flat()
        .map((write) => ({ ...write, isAcknowledged: false })),
    })),
  )
}

export const acknowledged = (writers: readonly Writer[]) =>
  writers.flatMap(({ writes }) => writes.filter(({ isAcknowledged }) => isAcknowledged))

/** Everybody sends what has not been acknowledged, one after the other, until told to stop. */
export async function sendAll(writers: readonly Writer[], isToStop: () => boolean = () => false) {
  const send = async ({ cookie, writes }: Writer) => {
    for (const write of writes) {
      if (write.isAcknowledged) continue
      if (isToStop()) return
      const answer = await callAction(write.action, write.input, { cookie }).catch(() => undefined)
      write.isAcknowledged = answer?.code === 'ok'
    }
  }
  await Promise.all(writers.map(send))
}
