import 'server-only'
import type { Tx } from '@/lib/platform/db'

/**
 * Locks an account for the transaction, so that of two simultaneous links the second replaces the first. Writers of
 * links and sessions lock it first, to avoid a deadlock.
 */
export const lockAccount = (tx: Tx, userId: string) =>
  tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
