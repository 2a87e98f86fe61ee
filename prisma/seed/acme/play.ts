import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { createCalendar } from '@/prisma/seed/stage/calendar'
import { gatherCast } from '@/prisma/seed/stage/cast'
import { createShelf } from '@/prisma/seed/stage/pen'
import type { PostOffice } from '@/prisma/seed/stage/post-office'
import { createRandom } from '@/prisma/seed/stage/random'
import type { Stage } from '@/prisma/seed/stage/stage'
import { createTimeline } from '@/prisma/seed/stage/timeline'
import { planApplause } from './applause/plan'
import { planBilling } from './billing/plan'
import { planCelebrations } from './celebrations/plan'
import { planFollowUps } from './follow-ups/plan'
import { planGoals } from './goals/plan'
import { planIntegrations } from './integrations/plan'
import { planMembers } from './members/plan'
import { planNotifications } from './notifications/plan'
import { people } from './people'
import { planOneOnOnes } from './one-on-ones/plan'
import { planReviews } from './reviews/plan'
import { planSlack } from './slack/plan'
import { planTemplates } from './templates/plan'

/** How many days ago Acme began. */
const BEGINNING = -182

/** What each module adds to the story, in the order in which it is told. */
const plans: readonly ((stage: Stage) => void | Promise<void>)[] = [
  planMembers,
  planBilling,
  planReviews,
  planTemplates,
  planGoals,
  planIntegrations,
  planFollowUps,
  planOneOnOnes,
  planApplause,
  planNotifications,
  planCelebrations,
  planSlack,
]

/** Lives through the story of Acme from its beginning until now. */
export async function playAcme(postOffice: PostOffice) {
  const present = now()
  const random = createRandom(20_200)
  const calendar = createCalendar(present, random)
  const timeline = createTimeline()

  let moment = calendar.duringWork(BEGINNING, people.amara.timeZone)
  setClock(() => moment)
  const cast = await gatherCast(postOffice, () => {
    moment = minutesFrom(moment, random.whole(1, 4))
  })

  const stage: Stage = { random, shelf: createShelf(), calendar, timeline, cast, postOffice, questions: new Map() }
  for (const plan of plans) await plan(stage)
  await timeline.play(present)
  await postOffice.settle()
}
