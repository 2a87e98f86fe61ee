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

export type Measured = { fitting: Addressee[]; waiting: Addressee[]; seats: number }

/**
 * Which people fit into the plan, with its seats locked for the transaction. Members and pending invitees count as
 * neither; invalid invitations are replaced.
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
  // A workspace above its paid seats pays for the difference too.
  const seats = waiting.length === 0 ? 0 : taken + fresh.length - most
  return { fitting: fresh.slice(0, room), waiting, seats }
}
