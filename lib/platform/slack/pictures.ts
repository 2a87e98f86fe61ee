import 'server-only'
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { env } from '@/lib/platform/env'
import { ProviderFailure } from '@/lib/platform/provider-failure'
import { readUpTo } from '@/lib/platform/read-up-to'

const PATIENCE_MS = 10_000
const MOST_BYTES = 1_048_576

const slackHosts = /^(?:[a-z\d-]+\.)+slack-edge\.com$|^secure\.gravatar\.com$/

/** Addresses outside the public internet. */
const unreachable = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  unreachable.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  unreachable.addSubnet(net, prefix, 'ipv6')

/** Slack's hosts over HTTPS, or the configured stand-in outside production. */
export function isSlackPicture(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, origin } = new URL(address)
  if (env.RAPPORT_MODE !== 'production' && origin === new URL(env.SLACK_API_URL).origin) return true
  return protocol === 'https:' && port === '' && slackHosts.test(hostname)
}

async function ensurePublic({ protocol, hostname }: URL) {
  if (protocol !== 'https:') return
  const found = await lookup(hostname, { all: true })
  if (found.some(({ address }) => unreachable.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')))
    throw new Error('This host is inside a network.')
}

async function ask(url: URL): Promise<Uint8Array | null> {
  await ensurePublic(url)
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  if (answer.status >= 500 || answer.status === 429) throw new ProviderFailure('unavailable', `${answer.status}`)
  // People without a picture have a redirect to a drawing.
  if (!answer.ok || answer.body === null) return null
  return readUpTo(MOST_BYTES, answer.body)
}

/** The unverified file of a picture; null: none, too large, or not at Slack. Throws ProviderFailure. */
export async function fetchSlackPicture(address: string): Promise<Uint8Array | null> {
  if (!isSlackPicture(address)) return null
  try {
    return await ask(new URL(address))
  } catch (error) {
    throw error instanceof ProviderFailure ? error : new ProviderFailure('unavailable', 'no answer')
  }
}
