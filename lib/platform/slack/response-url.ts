import 'server-only'
import { env } from '@/lib/platform/env'
import { ProviderFailure } from '@/lib/platform/provider-failure'

const PATIENCE_MS = 10_000

const HOOKS = 'https://hooks.slack.com'

const isOfSlack = (url: string) =>
  URL.canParse(url) && [HOOKS, new URL(env.SLACK_API_URL).origin].includes(new URL(url).origin)

export async function respondInSlack(url: string, message: object): Promise<void> {
  if (!isOfSlack(url)) throw new ProviderFailure('refused', 'not an address of Slack')
  const request = { method: 'POST', redirect: 'error', body: JSON.stringify(message) } as const
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const sent = fetch(url, { ...request, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  const {
    ok,
    status,
    headers: answered,
  } = await sent.catch(() => {
    throw new ProviderFailure('unavailable', 'no answer')
  })
  if (ok) return
  if (status === 429) throw new ProviderFailure('rate-limited', '429', Number(answered.get('retry-after') ?? '') || 30)
  throw new ProviderFailure(status >= 500 ? 'unavailable' : 'refused', String(status))
}
