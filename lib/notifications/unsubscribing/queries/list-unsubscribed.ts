import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import { findMailedAddress } from '@/lib/access/reviewer'
import { unknownCode } from '@/lib/notifications/unsubscribing/refusals'
import { db } from '@/lib/platform/db'

export async function listUnsubscribed(tx: Tx, workspaceId: string, addresses: string[]): Promise<Set<string>> {
  const where = { workspaceId, email: { in: addresses } }
  const rows = await tx.unsubscribedAddress.findMany({ where, select: { email: true } })
  return new Set(rows.map(({ email }) => email))
}

export type Unsubscribing = { workspaceName: string; logoId: string | null; email: string; isUnsubscribed: boolean }

/** Throws not-found for a code that was never mailed. */
export async function getUnsubscribing(code: string): Promise<Unsubscribing> {
  const found = await findMailedAddress(code)
  if (!found) throw unknownCode()
  const { workspaceId, email, workspaceName, logoId } = found
  const isUnsubscribed = (await listUnsubscribed(db, workspaceId, [email])).has(email)
  return { workspaceName, logoId, email, isUnsubscribed }
}
