import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countServiceFailure } from '@/lib/platform/service-failures'

/** Milliseconds per call. */
const PATIENCE_MS = 8_000

export const canBePaid = () => Boolean(env.RAZORPAY_KEY_ID && env.RAZORPAY_KEY_SECRET && env.RAZORPAY_WEBHOOK_SECRET)

async function connect() {
  const { default: Razorpay } = await import('razorpay')
  const client = new Razorpay({ key_id: env.RAZORPAY_KEY_ID ?? '', key_secret: env.RAZORPAY_KEY_SECRET ?? '' })
  // The library has no setting for Razorpay's address, and no time-out.
  const { rq } = z.object({ rq: z.custom<RequestQueue>((value) => typeof value === 'function') }).parse(client.api)
  Object.assign(rq.defaults, { baseURL: env.RAZORPAY_API_URL, timeout: PATIENCE_MS, maxRedirects: 0 })
  rq.interceptors.response.use((response) => response, keepCause)
  return client
}

/** The library's internals that are set here. */
type RequestQueue = {
  defaults: object
  interceptors: { response: { use: (pass: (response: unknown) => unknown, fail: (error: unknown) => never) => void } }
}

const failed = z.object({
  response: z
    .object({
      status: z.number(),
      headers: z.record(z.string(), z.unknown()).catch({}),
      data: z
        .object({ error: z.object({ code: z.string(), description: z.string().catch('') }) })
        .nullable()
        .catch(null),
    })
    .optional(),
})

const isGone = (description: string) => /does not exist|not a valid id/i.test(description)

/** The library drops the cause of a failed request, so it is kept first. */
function keepCause(error: unknown): never {
  const { response } = failed.catch({}).parse(error)
  if (response === undefined) throw carrying(new ProviderFailure('unavailable', 'no answer'))
  const { status, headers, data } = response
  const code = /^\w{1,60}$/.exec(data?.error.code ?? '')?.[0] ?? `${status}`
  const retryAfter = Number(headers['retry-after'])
  if (status === 429)
    throw carrying(new ProviderFailure('rate-limited', code, Number.isFinite(retryAfter) ? retryAfter : undefined))
  if (status === 401) throw carrying(new ProviderFailure('revoked', code))
  if (status >= 500 || data === null) throw carrying(new ProviderFailure('unavailable', `${status}`))
  throw carrying(new ProviderFailure('refused', isGone(data.error.description) ? NOT_THERE : code))
}

const NOT_THERE = 'NOT_THERE'

/** Null where Razorpay doesn't know the id, for example after a change of account. */
export async function orNotThere<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (failure) {
    if (failure instanceof ProviderFailure && failure.message === NOT_THERE) return null
    throw failure
  }
}

/** A failure is logged, and what `refuse` returns is thrown. */
export async function orRefuse<Result>(asked: Promise<Result>, refuse: () => Error): Promise<Result> {
  try {
    return await asked
  } catch (failure) {
    if (!(failure instanceof ProviderFailure)) throw failure
    log.error('razorpay.failed', failure)
    throw refuse()
  }
}

/** The library reads these two fields and throws them on as a plain object. */
const carrying = (failure: ProviderFailure) =>
  Object.assign(failure, { response: { status: 0, data: { error: failure } } })

const carried = z.object({ error: z.instanceof(ProviderFailure) })

async function count(failure: ProviderFailure) {
  await countServiceFailure('Razorpay', failure)
  return failure
}

/**
 * Calls Razorpay once and parses the answer. It never retries, because a repeat could create a second object: the
 * caller looks first.
 */
export async function askRazorpay<Schema extends z.ZodType>(
  schema: Schema,
  call: (client: Awaited<ReturnType<typeof connect>>) => Promise<unknown>,
): Promise<z.output<Schema>> {
  const client = await connect()
  const answer = await call(client).catch(async (error: unknown) => {
    const found = carried.safeParse(error)
    throw found.success ? await count(found.data.error) : error
  })
  const read = schema.safeParse(answer)
  if (!read.success) throw await count(new ProviderFailure('unavailable', 'not understood'))
  return read.data
}

/** In seconds, as Razorpay writes it; null: none. */
export const moment = z
  .number()
  .transform((at) => new Date(at * 1000))
  .nullish()
  .transform((at) => at ?? null)

export const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000)
