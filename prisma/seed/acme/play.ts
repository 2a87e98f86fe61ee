import { operatorActor } from '@/lib/access/operator'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { createCalendar } from '@/prisma/seed/stage/calendar'
import { gatherCast, personKeys } from '@/prisma/seed/stage/cast'
import { planCompany } from '@/prisma/seed/stage/company'
import { planDraft, planReview } from '@/prisma/seed/stage/direct'
import { createShelf } from '@/prisma/seed/stage/pen'
import type { PostOffice } from '@/prisma/seed/stage/post-office'
import { createRandom } from '@/prisma/seed/stage/random'
import { planRound } from '@/prisma/seed/stage/reviews/rounds'
import { planSeries } from '@/prisma/seed/stage/reviews/series'
import type { Stage } from '@/prisma/seed/stage/stage'
import { planTemplate } from '@/prisma/seed/stage/templates'
import { createTimeline } from '@/prisma/seed/stage/timeline'
import { people } from './people'
import { drafts } from './reviews/drafts'
import { firstMonths } from './reviews/first-months'
import { lastMonths } from './reviews/last-months'
import { middleMonths } from './reviews/middle-months'
import { circles, mondays } from './reviews/rounds'
import { running } from './reviews/running'
import { turns, waiting } from './reviews/turns'
import { templates } from './templates'

/** How many days ago Acme began. */
const BEGINNING = -182

/** Now and then people go through what they were told; a few never do. */
function planCatchUps({ calendar, timeline, random, cast }: Stage) {
  for (const key of personKeys.filter((_, index) => index % 8 !== 7)) {
    for (const day of [-130, -80, -45, -15]) {
      const at = calendar.duringWork(day + random.whole(-4, 1), people[key].timeZone)
      timeline.on(at, async () => viewAllNotifications(await cast.actor(key)))
    }
  }
}

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
  planCompany(stage)
  for (const story of [...firstMonths, ...middleMonths, ...lastMonths, ...turns, ...running]) planReview(stage, story)
  planRound(stage, circles)
  planSeries(stage, mondays)
  for (const story of [...drafts, waiting]) planDraft(stage, story)
  await writeDefaultTemplates(operatorActor())
  for (const story of templates) planTemplate(stage, story)
  planCatchUps(stage)
  await timeline.play(present)
  await postOffice.settle()
}
