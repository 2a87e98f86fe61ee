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

type Sender = { pair: BusyPair; writer: Actor; other: Actor; words: string }

const made = () => ({ madeId: randomId() })
const commentOn = ({ id }: { id: string }, comment: string) => ({ ...made(), id, comment, mentionedIds: [] })
const write = (action: string, input: unknown, rows: Write['rows']): Write => ({ action, input, rows })

function feedbackOf({ other, words }: Sender): Write[] {
  const email = anAddress()
  const draft = { ...made(), content: aForm({ title: words }) }
  const invited = { ...invitesTo([]), addressees: email }
  return [
    write('askQuicklyAction', aQuestionTo([other], { question: words }), () =>
      db.question.count({ where: { text: words } }),
    ),
    write('giveNoteAction', aNoteTo(other, { text: words }), () => db.answer.count({ where: { text: words } })),
    write('startReviewAction', draft, () => db.review.count({ where: { title: words, kind: 'FORM' } })),
    write('invitePeopleAction', invited, () => db.invitation.count({ where: { email } })),
  ]
}

function goalsAndThanksOf({ pair, other, words }: Sender): Write[] {
  const { goal, applause, categoryId } = pair
  const comment = { where: { comment: words } }
  const thanks = { ...made(), recipientIds: [other.memberId], categoryId, words, isPublic: true, toManager: false }
  return [
    write('createGoalAction', goalInput({ title: words, assignees: [other] }), () =>
      db.goal.count({ where: { title: words } }),
    ),
    write('commentOnGoalAction', commentOn(goal, words), () => db.goalUpdate.count(comment)),
    write('giveApplauseAction', thanks, () => db.applause.count({ where: { words } })),
    write('commentOnApplauseAction', commentOn(applause, words), () => db.applauseComment.count(comment)),
  ]
}

function meetingsOf({ pair, writer, words }: Sender): Write[] {
  const { followUp, oneOnOne } = pair
  const comment = { where: { comment: words } }
  const step = { ...made(), id: followUp.id, title: words, ownerId: writer.memberId, dueOn: '' }
  const point = { ...made(), id: oneOnOne.pairId, text: words }
  return [
    write('commentOnFollowUpAction', commentOn(followUp, words), () => db.followUpComment.count(comment)),
    write('addNextStepAction', step, () => db.followUpItem.count({ where: { title: words } })),
    write('addTalkingPointAction', point, () => db.talkingPoint.count({ where: { text: words } })),
    write('commentOnOneOnOneAction', commentOn(oneOnOne, words), () => db.oneOnOneComment.count(comment)),
  ]
}

/** One write of every module. No other has its words, so that they tell how often it was written. */
function writesOf(given: Omit<Sender, 'words'>): Write[] {
  const sender = { ...given, words: unique('Words') }
  return [...feedbackOf(sender), ...goalsAndThanksOf(sender), ...meetingsOf(sender)]
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
    writers.map(async (sender, index) => ({
      cookie: await cookieFor(sender.writer),
      writes: Array.from({ length: times }, () => turned(writesOf(sender), index))
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
