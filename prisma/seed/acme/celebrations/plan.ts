import { systemActor } from '@/lib/access/actor'
import { awardDueBadges } from '@/lib/badges/jobs'
import { celebrate } from '@/lib/celebrations/commands/celebrate'
import { listDueCelebrations } from '@/lib/celebrations/queries/list-reasons'
import { setStartDate } from '@/lib/members/people/commands/set-start-date'
import { daysFrom, now } from '@/lib/platform/clock'
import { dayIn } from '@/lib/shared/dates'
import { people } from '@/prisma/seed/acme/people'
import { personKeys } from '@/prisma/seed/stage/cast'
import type { Stage } from '@/prisma/seed/stage/stage'
import { planGoal } from '@/prisma/seed/stage/goals'
import { reachedGoals, startDateOf } from './days'

const zones = [...new Set(personKeys.map((key) => people[key].timeZone))]

/** What the job does on a morning, at whatever hour the demo is made. */
async function celebrateEverywhere(present: Date) {
  for (const zone of zones)
    for (const { id, workspaceId, ...due } of await listDueCelebrations(
      { day: dayIn(present, zone), zones: [zone] },
      present,
    ))
      await celebrate(systemActor(workspaceId), { memberId: id, ...due })
}

/** An Admin enters when people began; badges are awarded as they are earned, and this week is celebrated today. */
export function planCelebrations(stage: Stage) {
  const { calendar, timeline, cast } = stage
  const { present } = calendar
  timeline.on(calendar.duringWork(-130, people.amara.timeZone), async () => {
    for (const key of personKeys) {
      const startDate = startDateOf(key, calendar.dayKey(present, people[key].timeZone))
      if (startDate) await setStartDate(await cast.actor('amara'), { id: cast.memberId(key), startDate })
    }
  })
  for (const { title, days, done } of reachedGoals)
    planGoal(stage, new Map(), {
      key: title,
      by: 'tom',
      type: 'Self',
      title,
      days,
      ends: { on: done, status: 'Completed', comment: '' },
    })
  for (const days of [-90, -45, -21, -10, -2]) timeline.on(daysFrom(present, days), () => awardDueBadges(now()))
  timeline.on(present, () => celebrateEverywhere(present))
}
