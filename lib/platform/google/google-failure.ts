import 'server-only'
import { z } from 'zod'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countServiceFailure } from '@/lib/platform/service-failures'

/** Errors of Google's library. `error` is an OAuth code, or an API's answer. */
const gaxiosError = z.object({
  status: z.number().optional().catch(undefined),
  response: z
    .object({
      headers: z.unknown(),
      data: z
        .object({
          error: z
            .union([
              z.string(),
              z.object({ errors: z.array(z.object({ reason: z.string().optional() })).optional() }).loose(),
            ])
            .optional(),
        })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
})

const TOO_FAST = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']
const NOT_GRANTED = ['insufficientPermissions', 'insufficient_scope']

function retryAfterOf(headers: unknown): number | undefined {
  const value = headers instanceof Headers ? headers.get('retry-after') : null
  const seconds = Number(value ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** As a ProviderFailure; its message is a status and a reason, never content. */
function googleFailure(error: unknown): ProviderFailure {
  const { status, response } = gaxiosError.catch({ status: undefined, response: undefined }).parse(error)
  const said = response?.data?.error
  const reason = typeof said === 'string' ? said : (said?.errors?.[0]?.reason ?? '')
  const message = `${status ?? 'no answer'} ${reason}`.trim()
  if (reason === 'invalid_grant' || NOT_GRANTED.includes(reason)) return new ProviderFailure('revoked', message)
  // A wrong key of this installation is no account's fault.
  if (reason === 'invalid_client') return new ProviderFailure('unavailable', message)
  if (status === 401) return new ProviderFailure('expired', message)
  if (status === 429 || TOO_FAST.includes(reason))
    return new ProviderFailure('rate-limited', message, retryAfterOf(response?.headers))
  if (status === undefined || status >= 500) return new ProviderFailure('unavailable', message)
  return new ProviderFailure('refused', message)
}

/** Also counts it if it is the installation's fault. */
export async function countedGoogleFailure(error: unknown): Promise<ProviderFailure> {
  const failure = googleFailure(error)
  await countServiceFailure('Google', failure)
  return failure
}
