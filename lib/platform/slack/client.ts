import 'server-only'
import type { WebClient } from '@slack/web-api'
import { env } from '@/lib/platform/env'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { countServiceFailure } from '@/lib/platform/service-failures'

/** Milliseconds per call, unless a person waits. */
const PATIENCE_MS = 10_000

/** The library's log quotes tokens and answers; we log failures. */
const silent = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  setLevel: () => {},
  setName: () => {},
}

const GONE = [
  'token_revoked',
  'invalid_auth',
  'account_inactive',
  'not_authed',
  'invalid_refresh_token',
  'missing_scope',
]

const TOO_FAST = ['ratelimited', 'rate_limited']

/** Slack's trouble, a move of its workspace, or a wrong key of this installation. */
const PASSES = [
  'not JSON',
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'team_added_to_org',
  'org_login_required',
  'invalid_client_id',
  'bad_client_secret',
]

/** As a ProviderFailure, with names of errors only and no content. */
async function slackFailure(error: unknown): Promise<ProviderFailure> {
  const { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError } = await import('@slack/web-api')
  if (error instanceof WebAPIRateLimitedError)
    return new ProviderFailure('rate-limited', 'ratelimited', error.retryAfter)
  if (error instanceof WebAPIPlatformError) {
    const said = String(error.data.error)
    const code = /^\w{1,60}$/.test(said) ? said : 'not JSON'
    if (code === 'token_expired') return new ProviderFailure('expired', code)
    if (GONE.includes(code)) return new ProviderFailure('revoked', code)
    if (TOO_FAST.includes(code)) return new ProviderFailure('rate-limited', 'ratelimited')
    return new ProviderFailure(PASSES.includes(code) ? 'unavailable' : 'refused', code)
  }
  if (error instanceof WebAPIHTTPError) return new ProviderFailure('unavailable', `${error.statusCode}`)
  return new ProviderFailure('unavailable', 'no answer')
}

/**
 * Calls Slack once. It never retries, because a message that timed out may have arrived: the queue decides. The library
 * is imported at first use.
 */
export async function askSlack<Result>(
  access: string | undefined,
  call: (slack: WebClient) => Promise<Result>,
  patienceMs = PATIENCE_MS,
) {
  const { WebClient: Client } = await import('@slack/web-api')
  const slack = new Client(access, {
    slackApiUrl: env.SLACK_API_URL,
    timeout: patienceMs,
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    logger: { ...silent, getLevel: () => 'error' as never },
  })
  try {
    return await call(slack)
  } catch (error) {
    const failure = await slackFailure(error)
    await countServiceFailure('Slack', failure)
    throw failure
  }
}
