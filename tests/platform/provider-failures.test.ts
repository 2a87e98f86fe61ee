import { expect, test } from 'vitest'
import { countedGoogleFailure } from '@/lib/platform/google/google-failure'
import { attempt } from '@/lib/platform/provider-failure'
import { askSlack } from '@/lib/platform/slack/client'
import { theProviders } from '@/tests/factories/integrations'

test.each([
  ['rate_limited', 'rate-limited'],
  ['ratelimited', 'rate-limited'],
  ['team_added_to_org', 'unavailable'],
  ['org_login_required', 'unavailable'],
  ['bad_client_secret', 'unavailable'],
  ['token_revoked', 'revoked'],
  ['token_expired', 'expired'],
  ['channel_not_found', 'refused'],
])('Slack’s %s is %s', async (error, kind) => {
  const { standIn } = await theProviders()
  standIn.fail({ under: '/slack/api/', kind: 'answer', json: { ok: false, error } })
  const { failure } = await attempt(askSlack('token', (slack) => slack.auth.test()))
  expect(failure?.kind).toBe(kind)
})

const answered = (status: number, error: unknown) => ({ status, response: { headers: {}, data: { error } } })
const because = (reason: string) => ({ errors: [{ reason }] })

test.each([
  [answered(401, 'invalid_client'), 'unavailable'],
  [answered(400, 'invalid_grant'), 'revoked'],
  [answered(401, because('authError')), 'expired'],
  [answered(403, because('dailyLimitExceeded')), 'rate-limited'],
  [answered(403, because('insufficientPermissions')), 'revoked'],
  [answered(403, because('forbidden')), 'refused'],
  [answered(503, {}), 'unavailable'],
])('Google’s %j is %s', async (error, kind) => {
  expect(await countedGoogleFailure(error)).toMatchObject({ kind })
})
