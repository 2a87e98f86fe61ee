import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { listOwnCelebrations } from '@/lib/celebrations/queries/list-own-celebrations'
import { listCelebrationsSchema } from '@/lib/celebrations/schema'

export const GET = memberRoute(
  listCelebrationsSchema,
  async (actor) => ({ data: { data: await listOwnCelebrations(actor) } }),
  everybody('self.celebrations'),
)
