import * as making from './world'
import type { People, SweptWorld } from './world'

/** What of a swept workspace is made by what. */
const makers = {
  review: making.theAsking,
  email: making.theAsking,
  code: making.theAsking,
  assigneeId: making.theAsking,
  notificationId: making.theAsking,
  answered: making.theAnswer,
  answerId: making.theAnswer,
  released: making.theRelease,
  draft: making.theDraft,
  template: making.theTemplate,
  series: making.theSeries,
  roundId: making.theRound,
  team: making.theGroups,
  tag: making.theGroups,
  goal: making.theGoal,
  updateId: making.theGoal,
  goalFile: making.theGoalFile,
  followUp: making.theFollowUp,
  followUpCommentId: making.theFollowUp,
  nextStepId: making.theFollowUp,
  linkId: making.theFollowUp,
  oneOnOne: making.theOneOnOne,
  pointNoteId: making.theOneOnOne,
  pairItemId: making.theOneOnOne,
  pairCommentId: making.theOneOnOne,
  agendaId: making.theOneOnOne,
  invitation: making.theInvitation,
  list: making.theList,
  sessionId: making.theLooks,
  pictureId: making.theLooks,
  logoId: making.theLooks,
  schedule: making.theSchedule,
  feedToken: making.theFeed,
  applause: making.theApplause,
  celebration: making.theCelebration,
  subscriptionId: making.thePayment,
}

const isMade = (key: string | symbol): key is keyof typeof makers => key in makers

class Missing extends Error {
  constructor(readonly make: (people: People) => Promise<object>) {
    super('This is not made yet.')
  }
}

/** The world of these people with what there is; whoever takes more of it is stopped, until that is made. */
const soFar = (there: People) =>
  new Proxy(there, {
    get(target, key) {
      if (isMade(key) && !(key in target)) throw new Missing(makers[key])
      return Reflect.get(target, key)
    },
  }) as SweptWorld

/**
 * Uses a swept workspace in which only that is made which is taken of it, for those who need many of them and little of
 * each. What is missing is made when it is taken, and the use begins anew.
 */
export async function inSparseWorld<Result>(use: (world: SweptWorld) => Promise<Result>): Promise<Result> {
  const there = await making.thePeople()
  for (;;) {
    try {
      return await use(soFar(there))
    } catch (stopped) {
      if (!(stopped instanceof Missing)) throw stopped
      Object.assign(there, await stopped.make(there))
    }
  }
}
