import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { fromRoot } from '@/scripts/support/root.mjs'

const manifestFile = fromRoot('.next/server/server-reference-manifest.json')
const manifestSchema = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string(), workers: z.record(z.string(), z.unknown()) })),
})

/** An action as the browser knows it: its id, and a page of the product that uses it. */
type Action = { id: string; path: string }

const someId = '00000000-0000-4000-8000-000000000000'

/** `app/(product)/feedback/id/[id]/page` as an address. */
const addressOf = (page: string) =>
  page
    .replace(/^app/, '')
    .replace(/\/page$/, '')
    .replace(/\/\([^)]+\)/g, '')
    .replace('[id]', someId)
    .replace('[code]', `rvc-${'x'.repeat(43)}`)

function readActions(): Map<string, Action> {
  if (!existsSync(manifestFile)) throw new Error('There is no build to look at.')
  const { node } = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const entries = Object.entries(node).map(([id, { exportedName, workers }]) => {
    const path = addressOf(Object.keys(workers)[0] ?? 'app/page')
    return [exportedName, { id, path }] as const
  })
  return new Map(entries)
}

/** Every action that the build opens to the world, by its name. */
export const builtActions = readActions()

const errorSchema = z.object({ code: z.string(), fields: z.record(z.string(), z.unknown()).optional() })
const flightSchema = z.object({
  serverError: errorSchema.optional(),
  validationErrors: z
    .object({ fieldErrors: z.record(z.string(), z.unknown()).optional(), formErrors: z.array(z.string()).optional() })
    .optional(),
  data: z.unknown().optional(),
})

/** What a call came to: `ok`, the code of a refusal, `invalid` with the fields named, or what else the server said. */
export type Outcome = { code: string; fields: string[] }

const origin = () => new URL(process.env.E2E_URL ?? '').origin

/** Who calls, from where, and from a page of which site; of ours unless another is named. */
type Sender = { cookie?: string; address?: string; origin?: string }

const headersOf = ({ cookie, address, origin: from }: Sender) => ({
  ...(cookie !== undefined && { cookie }),
  'x-forwarded-for': address ?? `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  origin: from ?? origin(),
})

function outcomeOfFlight(text: string): Outcome {
  const line = /^1:(\{.*\})$/m.exec(text)?.[1]
  if (line === undefined) return { code: `no answer: ${text.slice(0, 120)}`, fields: [] }
  const { serverError, validationErrors } = flightSchema.parse(JSON.parse(line))
  if (validationErrors) return { code: 'invalid', fields: Object.keys(validationErrors.fieldErrors ?? {}) }
  if (serverError) return { code: serverError.code, fields: Object.keys(serverError.fields ?? {}) }
  return { code: 'ok', fields: [] }
}

const asText = { 'content-type': 'text/plain;charset=UTF-8' }

/** An input with a file in it as React sends it: the file first, and in its place the number under which it came. */
function formOf(input: unknown): FormData | undefined {
  const { file, ...rest } = Object(input)
  if (!(file instanceof File)) return undefined
  const form = new FormData()
  form.set('1', file)
  form.set('0', JSON.stringify([{ ...rest, file: '$B1' }]))
  return form
}

/** Calls a server action as a browser would, with any body at all where one is given. */
export async function callAction(name: string, input: unknown, sender: Sender = {}, body?: string): Promise<Outcome> {
  const action = builtActions.get(name)
  if (!action) throw new Error(`The build has no action ${name}.`)
  const form = body === undefined ? formOf(input) : undefined
  const response = await fetch(`${origin()}${action.path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headersOf(sender), 'next-action': action.id, ...(form === undefined && asText) },
    body: body ?? form ?? JSON.stringify([input]),
  })
  const text = await response.text()
  if (response.headers.has('x-action-redirect') || response.status === 303) return { code: 'ok', fields: [] }
  return response.ok || text.includes('serverError')
    ? outcomeOfFlight(text)
    : { code: String(response.status), fields: [] }
}

/** A body as it stands, whatever it is. */
export type RawBody = { type: string; body: string; origin?: string }

/** The status for a body sent to an action, or to the page of one as if by a form. */
export async function statusOfBody(name: string, { type, body, origin: from }: RawBody, isForm: boolean) {
  const { id = '', path = '/' } = builtActions.get(name) ?? {}
  const headers = { ...headersOf(from === undefined ? {} : { origin: from }), 'content-type': type }
  const whole = isForm ? headers : { ...headers, 'next-action': id }
  const response = await fetch(`${origin()}${path}`, { method: 'POST', redirect: 'manual', headers: whole, body })
  await response.arrayBuffer()
  return response.status
}

const codes = new Map([
  [200, 'ok'],
  [204, 'ok'],
  [303, 'ok'],
  [401, 'signed-out'],
  [402, 'plan-limit'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [422, 'invalid'],
])

/** Calls a route: `GET /api/people?query=a`, or a POST with a body; another service adds headers of its own. */
export async function callRoute(
  line: string,
  sender: Sender = {},
  body?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const headers = {
    ...headersOf(sender),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...more,
  }
  const response = await fetch(`${origin()}${path}`, { method, headers, body, redirect: 'manual' })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  // A stream has no end of its own to wait for.
  if (isStream) await response.body?.cancel()
  const answer: unknown = isStream ? null : await response.json().catch(() => null)
  const parsed = z
    .object({ error: z.object({ fields: z.record(z.string(), z.unknown()).optional() }) })
    .safeParse(answer)
  const fields = parsed.success ? Object.keys(parsed.data.error.fields ?? {}) : []
  return { code: codes.get(response.status) ?? String(response.status), fields }
}

/** The status with which a page answers, what it shows, and where it leads on to. */
export async function statusOf(path: string, sender: Sender) {
  const response = await fetch(`${origin()}${path}`, { headers: headersOf(sender), redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, html, location: response.headers.get('location') }
}
