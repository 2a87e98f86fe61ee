import type { Actor } from '@/lib/access/actor'
import { breakConnection } from '@/lib/integrations/commands/break-connection'
import { connectAccount } from '@/lib/integrations/commands/connect-account'
import { finishConnection } from '@/lib/integrations/commands/finish-connection'
import { configuredProviders, findOwnAccount } from '@/lib/integrations/queries'
import { daysFrom } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import type { Stage } from '@/prisma/seed/stage/stage'

/** Nobody agrees to anything at the real Google while a demo is written. */
async function isStandIn() {
  const address = new URL('.', env.GOOGLE_OAUTH_AUTH_URL)
  if (!configuredProviders().google || address.hostname !== '127.0.0.1') return false
  const answer = await fetch(address).catch(() => null)
  return answer?.ok === true
}

/** Goes through Google's consent page, and presses Allow. */
async function connectGoogle(actor: Actor) {
  const { url } = await connectAccount(actor, { provider: 'GOOGLE' })
  const page = await (await fetch(url)).text()
  const back = /href="([^"]*code[^"]*)"/
    .exec(page)?.[1]
    ?.replaceAll(/&#(\d+);/g, (_, sign: string) => String.fromCharCode(Number(sign)))
  const { code = '', state = '' } = Object.fromEntries(new URL(back ?? '').searchParams)
  await finishConnection(actor, { provider: 'GOOGLE', state, code })
}

async function lose(actor: Actor) {
  const account = await findOwnAccount(actor, 'GOOGLE')
  if (account) await breakConnection({ integrationId: account.id })
}

/** Priya has her meetings in Google Calendar; Tom had, and has to connect again. */
export async function planIntegrations({ calendar, timeline, cast }: Stage) {
  if (!(await isStandIn())) return
  timeline.on(daysFrom(calendar.present, -20), async () => connectGoogle(await cast.actor('tom')))
  timeline.on(daysFrom(calendar.present, -12), async () => connectGoogle(await cast.actor('priya')))
  timeline.on(daysFrom(calendar.present, -1), async () => lose(await cast.actor('tom')))
}
