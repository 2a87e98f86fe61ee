import 'server-only'
import { systemActor } from '@/lib/access/actor'
import { daysFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { inBatches, withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { removeRegistration } from './commands/remove-registration'
import { listAbandoned } from './queries'
import { registrationKeptDays } from './rules'

const BATCH = 200

/** Releases expired reservations and removes unconfirmed registrations; a failure stops no other. */
export async function removeOldRegistrations(now: Date): Promise<{ removed: number }> {
  await db.heldAddress.deleteMany({ where: { expiresAt: { lte: daysFrom(now, -registrationKeptDays) } } })
  const due = inBatches((after) => listAbandoned(now, after, BATCH))
  const remove = ({ id }: { id: string }) => removeRegistration(systemActor(id))
  const outcomes = await withEach(due, remove, 'Registrations that could not be removed')
  return { removed: outcomes.filter(({ isGone }) => isGone).length }
}

export const jobs: Job[] = [{ name: 'registration.expire', cron: '41 4 * * *', run: removeOldRegistrations }]
