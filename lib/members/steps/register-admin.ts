import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { now } from '@/lib/platform/clock'
import { placeFounder } from './place-founder'
import { startVerification } from './start-verification'

type Registration = {
  workspaceId: string
  email: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string
}

/**
 * Makes a new person the first Admin of a new workspace, in the caller's transaction, and asks them to prove the address.
 * Returns their place.
 */
export async function registerAdmin(tx: Tx, { workspaceId, ...person }: Registration): Promise<{ memberId: string }> {
  const data = { ...person, createdAt: now() }
  const { id, email } = await tx.user.create({ data, select: { id: true, email: true } })
  const place = await placeFounder(tx, { workspaceId, userId: id })
  await startVerification(tx, { id, email })
  return place
}
