import 'server-only'
import type { calendar_v3 } from '@googleapis/calendar'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { countedGoogleFailure } from './google-failure'
import { googleClient } from './google-oauth'

// Every Google Calendar call, without retries: the queue decides those.

/** Milliseconds per call. */
const PATIENCE_MS = 10_000

export const calendarId = 'primary'

/** Set per call: set on the client, the address would lose its path. */
export const once = (timeout = PATIENCE_MS) => ({ timeout, retry: false, rootUrl: env.GOOGLE_API_ROOT_URL })

const statusOf = (error: unknown) => z.object({ status: z.number() }).catch({ status: 0 }).parse(error).status

/** Null for one of these statuses. Throws ProviderFailure. */
export async function ask<Result>(
  access: string,
  call: (calendar: calendar_v3.Calendar) => Promise<{ data: Result }>,
  expected: readonly number[] = [],
): Promise<Result | null> {
  const { calendar } = await import('@googleapis/calendar')
  try {
    return (await call(calendar({ version: 'v3', auth: await googleClient(access) }))).data
  } catch (error) {
    if (expected.includes(statusOf(error))) return null
    throw await countedGoogleFailure(error)
  }
}
