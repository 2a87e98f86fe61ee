import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { countSeats } from '@/lib/billing/queries'
import { limitOf } from '@/lib/billing/rules'
import { findKnown } from '@/lib/invitations/queries/get-invite-form'
import type { Addressee } from '@/lib/invitations/rules/addresses'
import { now } from '@/lib/platform/clock'
import { Prisma, type Tx } from '@/lib/platform/db'
import { lockSeats } from './lock-seats'

/** Who of the people to be invited fits, in the order given, and how many seats the others would take. */
export type Measured = { fitting: Addressee[]; waiting: Addressee[]; seats: number }

/**
 * Which of these people fit into the plan, with its seats locked until the end of the transaction. Whoever is here or waits
 * with an invitation is neither; an invitation that nobody answers for makes way for the new one.
 */
export async function measureSeats(tx: Tx, actor: Actor, addressees: readonly Addressee[]): Promise<Measured> {
  await lockSeats(tx, actor)
  const { why } = await findKnown(tx, actor, addressees, now())
  const fresh = addressees.filter(({ email }) => !why.has(email))
  const most = limitOf(await findPayer(tx, actor.workspaceId), 'people')
  if (most === null || fresh.length === 0) return { fitting: fresh, waiting: [], seats: 0 }
  const emails = fresh.map(({ email }) => email)
  const taken = await countSeats(tx, actor.workspaceId, Prisma.sql`i.email = ANY(${emails})`)
  const room = Math.max(0, most - taken)
  const waiting = fresh.slice(room)
  // Where more are here than are paid for, those have to be paid for as well.
  const seats = waiting.length === 0 ? 0 : taken + fresh.length - most
  return { fitting: fresh.slice(0, room), waiting, seats }
}
