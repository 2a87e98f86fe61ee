import 'server-only'
import type { Tx } from '@/lib/platform/db'

/**
 * Holds an account until the transaction ends, so that of two links asked for at once the second replaces the first. Whoever
 * writes links or sessions and the account itself holds it first: in another order two would wait for each other.
 */
export const lockAccount = (tx: Tx, userId: string) =>
  tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
