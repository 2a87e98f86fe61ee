import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { db } from '@/lib/platform/db'
import type { ChangeTimeZoneInput } from '../schema'

/** Shows the actor every date and time in another zone from now on. What is agreed for a named zone stays as it is. */
export async function changeTimeZone({ userId }: Actor, { timeZone }: ChangeTimeZoneInput): Promise<object> {
  await db.user.update({ where: { id: userId }, data: { timeZone }, select: { id: true } })
  return {}
}
