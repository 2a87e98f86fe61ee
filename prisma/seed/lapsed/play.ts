import type { Actor } from '@/lib/access/actor'
import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { editProfile } from '@/lib/members/profile/commands/edit-profile'
import { editWorkspace } from '@/lib/workspaces/commands/edit-workspace'
import { setLogo } from '@/lib/workspaces/logos/commands/set-logo'
import { logos } from '@/prisma/seed/pictures/logos'
import { pictureFile } from '@/prisma/seed/pictures/picture-file'
import { createCalendar } from '@/prisma/seed/stage/calendar'
import { gatherCompany } from '@/prisma/seed/stage/cast'
import { planDraft, planReview } from '@/prisma/seed/stage/direct'
import { createShelf } from '@/prisma/seed/stage/pen'
import { beginFurtherWorkspace } from '@/prisma/seed/stage/people/further-workspace'
import { keysOf } from '@/prisma/seed/stage/people/person'
import type { PostOffice } from '@/prisma/seed/stage/post-office'
import { createRandom } from '@/prisma/seed/stage/random'
import type { Stage } from '@/prisma/seed/stage/stage'
import { planTemplate } from '@/prisma/seed/stage/templates'
import { createTimeline } from '@/prisma/seed/stage/timeline'
import { jobTitles, people, teams } from './people'
import { draft, reviews, templates } from './reviews'

/** How many days ago Lumen Studio began; the two weeks of its trial are over, and it is still news. */
const BEGINNING = -24

const workspace = { workspaceName: 'Lumen Studio', timeZone: people.linnea.timeZone }
const description = 'We draw and build light for museums and theatres.'

async function begin(): Promise<Actor> {
  const asked = { slug: 'lumen-studio', size: 'small', marketingSource: 'TradeShow' } as const
  const founder = await beginFurtherWorkspace({ ...workspace, ...asked })
  await editWorkspace(founder, { ...workspace, description })
  await setLogo(founder, { file: await pictureFile(logos.lumen) })
  return founder
}

function planIntroductions({ calendar, timeline, cast }: Stage) {
  const nowhere = {
    about: '',
    address1: '',
    address2: '',
    pinCode: '',
    mobile: '',
    birthMonth: '',
    birthDay: '',
    isBirthdayShared: false,
  }
  for (const key of keysOf(people)) {
    const { firstName, lastName, timeZone } = people[key]
    const told = { firstName, lastName, timeZone, jobTitle: jobTitles[key], ...nowhere }
    timeline.on(calendar.duringWork(-21, timeZone), async () => editProfile(await cast.actor(key), told))
  }
}

/** Lives through the trial of Lumen Studio and the days since, in which it has more than its plan holds. */
export async function playLapsed(postOffice: PostOffice) {
  const present = now()
  const random = createRandom(1_402)
  const calendar = createCalendar(present, random)
  const timeline = createTimeline()

  let moment = calendar.duringWork(BEGINNING, workspace.timeZone)
  setClock(() => moment)
  const founder = { key: 'amara', actor: await begin() } as const
  const cast = await gatherCompany({ founder, people, teams }, () => {
    moment = minutesFrom(moment, random.whole(1, 4))
  })
  await postOffice.send()

  const stage: Stage = { random, shelf: createShelf(), calendar, timeline, cast, postOffice, questions: new Map() }
  planIntroductions(stage)
  for (const story of reviews) planReview(stage, story)
  for (const story of templates) planTemplate(stage, story)
  planDraft(stage, draft)
  await timeline.play(present)
  await postOffice.settle()
}
