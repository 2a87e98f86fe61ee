import { minutesFrom, now, setClock } from '@/lib/platform/clock'
import { people } from '@/prisma/seed/acme/people'
import { beginFurtherWorkspace } from '@/prisma/seed/stage/people/further-workspace'

/** Fern & Field has just begun: its founder is there, and nobody and nothing else. */
export async function playEmpty() {
  const begun = minutesFrom(now(), -40)
  setClock(() => begun)
  await beginFurtherWorkspace({
    workspaceName: 'Fern & Field',
    slug: 'fern-and-field',
    size: 'small',
    marketingSource: 'Referral',
    timeZone: people.amara.timeZone,
  })
  setClock()
}
