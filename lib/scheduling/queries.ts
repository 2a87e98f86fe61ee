import 'server-only'
import { db } from '@/lib/platform/db'
import type { Day } from '@/lib/shared/dates'
import { remindingDay } from './rules'

export type ZonesOfDay = { day: Day; zones: string[] }

export async function listMornings(at: Date): Promise<ZonesOfDay[]> {
  const rows = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT u."timeZone" AS zone FROM "User" u WHERE u.status = 'ACTIVE'`
  const days = new Map<Day, string[]>()
  for (const { zone } of rows) {
    const day = remindingDay(at, zone)
    if (day !== null) days.set(day, [...(days.get(day) ?? []), zone])
  }
  return [...days].map(([day, zones]) => ({ day, zones }))
}
