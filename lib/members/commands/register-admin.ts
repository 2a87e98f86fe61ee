import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { startVerification } from './start-verification'

type Registration = {
  workspaceId: string
  email: string
  firstName: string
  lastName: string
  timeZone: string
  passwordHash: string
}

/** Makes a new person the first Admin of a new workspace, in the caller's transaction, and asks them to prove the address. */
export async function registerAdmin(tx: Tx, { workspaceId, ...person }: Registration): Promise<void> {
  const createdAt = now()
  const place = { workspaceId, role: 'Admin', createdAt } as const
  const { id, email } = await tx.user.create({
    data: { ...person, lastWorkspaceId: workspaceId, createdAt, members: { create: place } },
    select: { id: true, email: true },
  })
  await startVerification(tx, { id, email })
}
