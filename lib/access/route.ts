import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { takeFrom, type Limit } from '@/lib/platform/rate-limit'
import { Refusal } from '@/lib/shared/refusal'
import { signedOut, tooMany } from './action'
import { findActor, type Actor } from './actor'
import { toOutcome } from './outcome'

const perPerson: Limit = { name: 'api', points: 100, seconds: 60 }

async function readJson(request: NextRequest): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new Refusal('invalid', 'The body is not JSON.')
  }
}

/** A page of another site may not write in somebody's name, whatever cookies the browser adds. */
function refuseForeignOrigin(request: NextRequest) {
  const origin = request.headers.get('origin')
  if (origin === null) return
  const host = URL.canParse(origin) ? new URL(origin).host : null
  if (host !== request.headers.get('host')) {
    throw new Refusal('forbidden', 'This request came from another site.')
  }
}

/** A route handler of a signed-in person: query parameters of a GET or the JSON body of the rest, parsed by the schema. */
export function memberRoute<Schema extends z.ZodType>(
  schema: Schema,
  handle: (actor: Actor, input: z.output<Schema>) => Promise<object>,
) {
  return (request: NextRequest) =>
    toOutcome(`${request.method} ${request.nextUrl.pathname}`, async () => {
      const actor = await findActor()
      if (!actor) throw signedOut()
      const wait = await takeFrom(perPerson, actor.userId)
      if (wait > 0) throw tooMany(wait)
      const isRead = request.method === 'GET'
      if (!isRead) refuseForeignOrigin(request)
      const sent = isRead ? Object.fromEntries(request.nextUrl.searchParams) : await readJson(request)
      return Response.json(await handle(actor, schema.parse(sent)))
    })
}
