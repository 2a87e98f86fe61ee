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

/**
 * Of what is looked for while somebody types, a moment after each letter: who picks thirty names in a minute asks more than
 * a hundred times, and that is not to stand in the way of what they do with what they find.
 */
export const whileTyping: Limit = { name: 'typing', points: 240, seconds: 60 }

/** The JSON body, or what the address says where there is none. */
async function readSent(request: NextRequest): Promise<unknown> {
  const body = request.method === 'GET' ? '' : await request.text()
  if (body === '') return Object.fromEntries(request.nextUrl.searchParams)
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('invalid', 'The body is not JSON.')
  }
}

/** The route as its folders are named, never the path: what stands in that may be the secret of a mailed link. */
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

/** The parts of the path that a route names, as the framework hands them over: undefined where it names none. */
type Params = { params: Promise<Record<string, string> | undefined> }

type Signed<Asker, Input> = (asker: Asker, input: Input) => Promise<object>

/** Why nobody is let in: the two-step sign-in that is missing, or the session. */
async function refusedRoute() {
  const person = await findPerson()
  const demand = person && (await findDemandOf(person))
  return demand ? twoStepRequired(demand) : signedOut()
}

type Found = { userId: string; workspaceId?: string; role?: Role }

/** How a route handler of somebody signed in is made, given how they are found. */
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
 * A route handler of a signed-in person: query parameters of a GET and of what has no body, the JSON body of the rest, with
 * what the path names, parsed by the schema. It answers in JSON, unless what it hands back is an answer already. A route that one page
 * calls many times has a limit of its own.
 */
export const memberRoute = routeOf<Actor, Declaration>('member', findActor)

/** The same of whoever is signed in, with a place in a workspace or without one. */
export const personRoute = routeOf<PersonActor, RolelessDeclaration>('person', findPerson)

/** A route that goes on telling a signed-in person something, and asks by itself whether their session still counts. */
export const memberStream = <Schema extends z.ZodType>(
  schema: Schema,
  handle: (actor: Actor, input: z.output<Schema>, isStillHere: () => Promise<boolean>) => Response,
  declaration: Declaration,
) => memberRoute(schema, async (actor, input) => handle(actor, input, await watchSession()), declaration)

/**
 * A route handler for anybody, with what the path names parsed by the schema. The body is left alone: other programs
 * call here, and what they do is named by the address. A route that one page calls many times has a limit of its own.
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

/** A route handler for anybody that answers by itself, as next-auth's does. */
export const bareRoute = <Handler extends object>(answer: Handler, declaration: OpenDeclaration) =>
  declared(answer, { ...declaration, gate: 'public' })

/**
 * A route handler for Slack, which signs what it sends: parsed by the schema, and counted by the Slack workspace it is about. Who cannot sign hears nothing. It answers in JSON, or with nothing.
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

/** What claims to be an event of Razorpay is counted where it is refused: the secret here may be another than there. */
async function refuseEvent({ headers }: NextRequest, reason: string) {
  const claimed = headers.has('x-razorpay-signature') && headers.has('x-razorpay-event-id')
  if (claimed) await countFailure({ kind: 'webhook', name: `Razorpay: ${reason}` })
  return new Response(null, { status: 400 })
}

/** A route handler for Razorpay, which signs what it sends: read only once that is proven, parsed by the schema, and answered with nothing. */
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
