import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { noSuchSession } from '../refusals'
import type { SignOutDeviceInput } from '../schema'

/** Ends one session of the actor; the browser that has it is signed out with its next step. A second press is fine. */
export async function signOutDevice({ userId }: Actor, { id }: SignOutDeviceInput): Promise<object> {
  const found = await db.userSession.findFirst({ where: { id, userId }, select: { id: true } })
  if (!found) throw noSuchSession()
  await db.userSession.updateMany({ where: { id, userId, endedAt: null }, data: { endedAt: now() } })
  return {}
}
