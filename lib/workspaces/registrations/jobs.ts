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

/**
 * Frees the addresses that were kept for long enough, and removes the registrations that nobody has confirmed until then;
 * one that cannot be removed does not keep the others.
 */
export async function removeOldRegistrations(now: Date): Promise<{ removed: number }> {
  await db.heldAddress.deleteMany({ where: { expiresAt: { lte: daysFrom(now, -registrationKeptDays) } } })
  const due = inBatches((after) => listAbandoned(now, after, BATCH))
  const remove = ({ id }: { id: string }) => removeRegistration(systemActor(id))
  const outcomes = await withEach(due, remove, 'Registrations that could not be removed')
  return { removed: outcomes.filter(({ isGone }) => isGone).length }
}

export const jobs: Job[] = [{ name: 'registration.expire', cron: '41 4 * * *', run: removeOldRegistrations }]
