import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { withAccess } from '@/lib/integrations/steps/with-access'
import { listBusy, listLeftOut } from '@/lib/meetings/queries/list-busy'
import { busyBut, type Busy, type MeetingSpan } from '@/lib/meetings/rules/meeting-times'
import type { BusyFilter } from '@/lib/meetings/schema'
import { db } from '@/lib/platform/db'
import { listGoogleBusy } from '@/lib/platform/google/calendar'
import { BUSY_SCOPE } from '@/lib/platform/google/google-oauth'
import { onProviderFailure } from '@/lib/platform/recover'
import { addDays } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'

/** Milliseconds to wait for Google while choosing a time. */
const PATIENCE_MS = 2000
const KEPT_MS = 60_000
const MOST_KEPT = 1000

const kept = new Map<string, { keptUntil: number; times: Promise<MeetingSpan[]> }>()

const ask = (integrationId: string, { startsAt, endsAt }: MeetingSpan): Promise<MeetingSpan[]> =>
  onProviderFailure(
    withAccess(integrationId, (access) => listGoogleBusy(access, startsAt, endsAt)),
    () => [],
  )

/** Google's answer, cached for a minute; empty on failure. */
function askOnce(integrationId: string, span: MeetingSpan): Promise<MeetingSpan[]> {
  const at = performance.now()
  const key = `${integrationId} ${span.startsAt.toISOString()} ${span.endsAt.toISOString()}`
  const known = kept.get(key)
  if (known && known.keptUntil > at) return known.times
  if (kept.size >= MOST_KEPT) kept.clear()
  const times = ask(integrationId, span)
  kept.set(key, { keptUntil: at + KEPT_MS, times })
  return times
}

const nothingAfter = (milliseconds: number) =>
  new Promise<MeetingSpan[]>((resolve) => void setTimeout(resolve, milliseconds, []).unref())

const listAccounts = ({ workspaceId }: Actor, memberIds: readonly string[]) =>
  db.integration.findMany({
    where: {
      workspaceId,
      provider: 'GOOGLE',
      brokenAt: null,
      scopes: { has: BUSY_SCOPE },
      memberId: { in: [...memberIds] },
    },
    select: { id: true, memberId: true },
  })

/** Busy times in Google Calendar on some days, in the actor's zone. */
async function listBusyInGoogle(actor: Actor, filter: BusyFilter): Promise<Busy[]> {
  const { from, days, members } = filter
  const startsAt = instantOf(from, '00:00', actor.timeZone)
  const endsAt = instantOf(addDays(from, days), '00:00', actor.timeZone)
  const accounts = await listAccounts(actor, [...members, actor.memberId])
  if (!startsAt || !endsAt || accounts.length === 0) return []
  const late = nothingAfter(PATIENCE_MS)
  // A moved meeting doesn't block itself, in Google either.
  const leftOut = await listLeftOut(actor, filter)
  const each = accounts.map(async ({ id, memberId }) => {
    const times = await Promise.race([askOnce(id, { startsAt, endsAt }), late])
    return times.map((span) => ({ ...span, memberId: memberId ?? '' }))
  })
  return busyBut((await Promise.all(each)).flat(), leftOut)
}

export async function findBusyTimes(actor: Actor, filter: BusyFilter): Promise<Busy[]> {
  const both = await Promise.all([listBusy(actor, filter), listBusyInGoogle(actor, filter)])
  return both.flat()
}
