import { viewAllNotifications } from '@/lib/notifications/commands/view-all-notifications'
import { people } from '@/prisma/seed/acme/people'
import { personKeys } from '@/prisma/seed/stage/cast'
import type { Stage } from '@/prisma/seed/stage/stage'

/** Now and then people go through what they were told; a few never do. */
export function planNotifications({ calendar, timeline, random, cast }: Stage) {
  for (const key of personKeys.filter((_, index) => index % 8 !== 7)) {
    for (const day of [-130, -80, -45, -15]) {
      const at = calendar.duringWork(day + random.whole(-4, 1), people[key].timeZone)
      timeline.on(at, async () => viewAllNotifications(await cast.actor(key), { until: at }))
    }
  }
}
