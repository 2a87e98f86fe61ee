import { systemActor, type Actor } from '@/lib/access/actor'
import { sendMorningDigest } from '@/lib/account/morning/commands/send-morning-digest'
import { setClock } from '@/lib/platform/clock'
import { addWorkingDays } from '@/lib/scheduling/rules'
import { dayIn } from '@/lib/shared/dates'
import { instantOf, wallClock } from '@/lib/shared/zones'

/** A place where it is this hour now. Every hour has one, so the server and a person there agree on the day. */
export function zoneAt(hour: number) {
  const found = Intl.supportedValuesOf('timeZone').find((zone) => wallClock(new Date(), zone).hour === hour)
  if (found === undefined) throw new Error(`It is ${hour} o’clock nowhere.`)
  return found
}

/** Sends the morning mail of one person, as the job does for everybody. */
export const morningOf = ({ workspaceId, memberId }: Pick<Actor, 'workspaceId' | 'memberId'>) =>
  sendMorningDigest(systemActor(workspaceId), { memberId })

/** The same on the next working day there. */
export async function nextMorningOf(person: Actor, zone: string) {
  const at = instantOf(addWorkingDays(dayIn(new Date(), zone), 1), '09:30', zone)
  if (at === undefined) throw new Error(`There is no morning in ${zone}.`)
  setClock(() => at)
  try {
    return await morningOf(person)
  } finally {
    setClock()
  }
}
