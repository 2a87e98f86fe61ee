import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import type { Role } from '@/lib/platform/generated/prisma/enums'
import { countFailure } from '@/lib/platform/failures'
import type { Limit } from '@/lib/platform/rate-limit'
import { openSigned } from '@/lib/platform/razorpay/signatures'
import { readFromSlack } from '@/lib/platform/slack/signature'
import { Refusal } from '@/lib/shared/refusal'
import { findActor, findDemandOf, watchSession, type Actor } from './actor'
import {
  declared,
  refuseOtherRoles,
  type Declaration,
  type OpenDeclaration,
  type RolelessDeclaration,
} from './declaration'
import { limit } from './limits'
import { operatorActor, type OperatorActor } from './operator'
import { toOutcome } from './outcome'
import { findPerson, type PersonActor } from './person'
import { twoStepRequired } from './two-step'
import { refuseForeignOrigin, refuseOtherPage, requestFacts, signedOut, type Visitor } from './request'

const perPerson: Limit = { name: 'api', points: 100, seconds: 60 }
const perAddress: Limit = { name: 'public-api', points: 100, seconds: 60 }
const perSlack: Limit = { name: 'slack', points: 1200, seconds: 60 }

/** A limit of its own for search as you type: picking thirty names takes over a hundred calls a minute. */
export const whileTyping: Limit = { name: 'typing', points: 240, seconds: 60 }

/** The JSON body, or the query where there is none. */
async function readSent(request: NextRequest): Promise<unknown> {
  const body = request.method === 'GET' ? '' : await request.text()
  if (body === '') return Object.fromEntries(request.nextUrl.searchParams)
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('invalid', 'The body is not JSON.')
  }
}

/** The route by its folder names; the real path may contain the secret of a mailed link. */
function routeNamed({ method, nextUrl: { pathname } }: NextRequest, named: Record<string, string>) {
  const names = new Map(
    Object.entries(named).flatMap(([name, value]) =>
      [value, encodeURIComponent(value)].map((part) => [part, `[${name}]`]),
    ),
  )
  const parts = pathname.split('/').map((part) => names.get(part) ?? part)
  return `${method} ${parts.join('/')}`
}

const toResponse = (answer: object) => (answer instanceof Response ? answer : Response.json(answer))

type Params = { params: Promise<Record<string, string> | undefined> }

type Signed<Asker, Input> = (asker: Asker, input: Input) => Promise<object>

async function refusedRoute() {
  const person = await findPerson()
  const demand = person && (await findDemandOf(person))
  return demand ? twoStepRequired(demand) : signedOut()
}

type Found = { userId: string; workspaceId?: string; role?: Role }

const routeOf =
  <Asker extends Found, Said extends Declaration>(gate: 'member' | 'person', find: () => Promise<Asker | null>) =>
  <Schema extends z.ZodType>(
    schema: Schema,
    handle: Signed<Asker, z.output<Schema>>,
    declaration: Said,
    allowed = perPerson,
  ) => {
    const admit = async (request: NextRequest) => {
      const asker = await find()
      if (!asker) throw await refusedRoute()
      await limit(allowed, asker.userId)
      refuseOtherRoles(declaration, asker)
      if (request.method === 'GET') return asker
      refuseForeignOrigin(request.headers, (await requestFacts()).origin)
      refuseOtherPage(request.headers, asker)
      return asker
    }
    const answer = async (request: NextRequest, { params }: Params) => {
      const named = (await params) ?? {}
      return toOutcome(routeNamed(request, named), async () => {
        const asker = await admit(request)
        const sent = await readSent(request)
        const whole = Object.keys(named).length === 0 ? sent : { ...Object(sent), ...named }
        return toResponse(await handle(asker, schema.parse(whole)))
      })
    }
    return declared(answer, { ...declaration, gate })
  }

/**
 * A route of a signed-in member. The schema parses the query or the JSON body, and the path. It answers JSON unless the
 * handler returns a Response. Frequently called routes take a limit of their own.
 */
export const memberRoute = routeOf<Actor, Declaration>('member', findActor)

export const personRoute = routeOf<PersonActor, RolelessDeclaration>('person', findPerson)

/** A long-lived stream, which rechecks the session itself. */
export const memberStream = <Schema extends z.ZodType>(
  schema: Schema,
  handle: (actor: Actor, input: z.output<Schema>, isStillHere: () => Promise<boolean>) => Response,
  declaration: Declaration,
) => memberRoute(schema, async (actor, input) => handle(actor, input, await watchSession()), declaration)

/**
 * A public route; the schema parses the path. The body is ignored, as the address names the action. Frequently called
 * routes take a limit of their own.
 */
export function publicRoute<Schema extends z.ZodType>(
  schema: Schema,
  handle: (visitor: Visitor, input: z.output<Schema>, request: NextRequest) => Promise<object>,
  declaration: OpenDeclaration,
  allowed = perAddress,
) {
  const answer = async (request: NextRequest, { params }: Params) => {
    const named = (await params) ?? {}
    return toOutcome(routeNamed(request, named), async () => {
      const { address, device, registration } = await requestFacts()
      await limit(allowed, address)
      return toResponse(await handle({ address, device, registration }, schema.parse(named), request))
    })
  }
  return bareRoute(answer, declaration)
}

export const bareRoute = <Handler extends object>(answer: Handler, declaration: OpenDeclaration) =>
  declared(answer, { ...declaration, gate: 'public' })

/**
 * A route for Slack: the signature is verified, and the limit is per Slack workspace. Unsigned callers get an empty
 * refusal.
 */
export function slackRoute<Asker extends { teamId: string }, Input>(
  schema: z.ZodType<{ asker: Asker; input: Input }>,
  handle: (asker: Asker, input: Input) => Promise<object | null>,
  declaration: OpenDeclaration,
) {
  const answer = (request: NextRequest) =>
    toOutcome(`POST ${request.nextUrl.pathname}`, async () => {
      const read = await readFromSlack(request)
      if ('status' in read) return new Response(null, read)
      const { asker, input } = schema.parse(read.sent)
      await limit(perSlack, asker.teamId)
      const said = await handle(asker, input)
      return said === null ? new Response(null) : Response.json(said)
    })
  return bareRoute(answer, declaration)
}

/** Counts refused events, because the secret here may differ from Razorpay's. */
async function refuseEvent({ headers }: NextRequest, reason: string) {
  const claimed = headers.has('x-razorpay-signature') && headers.has('x-razorpay-event-id')
  if (claimed) await countFailure({ kind: 'webhook', name: `Razorpay: ${reason}` })
  return new Response(null, { status: 400 })
}

/** A route for Razorpay: the body is parsed after its signature is verified. */
export function razorpayRoute<Event>(
  schema: z.ZodType<Event>,
  handle: (razorpay: OperatorActor, event: Event) => Promise<void>,
  declaration: OpenDeclaration,
) {
  const answer = async (request: NextRequest) => {
    const body = openSigned(Buffer.from(await request.arrayBuffer()), request.headers.get('x-razorpay-signature') ?? '')
    if (body === null) return refuseEvent(request, 'not signed with the webhook secret')
    const event = schema.safeParse({ id: request.headers.get('x-razorpay-event-id'), body })
    if (!event.success) return refuseEvent(request, 'not understood')
    await handle(operatorActor(), event.data)
    return new Response(null, { status: 200 })
  }
  return bareRoute(answer, declaration)
}
