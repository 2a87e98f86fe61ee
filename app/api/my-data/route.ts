import { everybody } from '@/lib/access/declaration'
import { personRoute } from '@/lib/access/route'
import { getOwnData } from '@/lib/account/queries/get-own-data'
import { myDataSchema } from '@/lib/account/schema'
import type { Limit } from '@/lib/platform/rate-limit'

const perPerson: Limit = { name: 'my-data', points: 10, seconds: 3600 }

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="my-rapport-data.json"',
  'cache-control': 'no-store',
}

/** A person's data export. */
export const GET = personRoute(
  myDataSchema,
  async (person) => {
    const copy = await getOwnData(person)
    return new Response(JSON.stringify(copy, null, 2), { headers })
  },
  everybody('self.devices'),
  perPerson,
)
