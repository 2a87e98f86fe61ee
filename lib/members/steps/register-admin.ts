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

/** Creates the first Admin of a new workspace in the caller's transaction, and mails them to prove the address. */
export async function registerAdmin(tx: Tx, { workspaceId, ...person }: Registration): Promise<{ memberId: string }> {
  const data = { ...person, createdAt: now() }
  const { id, email } = await tx.user.create({ data, select: { id: true, email: true } })
  const place = await placeFounder(tx, { workspaceId, userId: id })
  await startVerification(tx, { id, email })
  return place
}
