import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { PrismaPg } from '@prisma/adapter-pg'
import { changedSinceSent } from '@/lib/shared/refusal'
import { env, poolOptions } from './env'
import { Prisma, PrismaClient } from './generated/prisma/client'
import { nameStatements } from './statement-names'
import type { Tx } from './tx'

/**
 * Keeps plans of named statements. By default PostgreSQL plans most of our reads each time, which takes longer than the
 * reads.
 */
const KEEP_PLANS = '-c plan_cache_mode=force_generic_plan'

function connect() {
  const adapter = new PrismaPg(poolOptions(KEEP_PLANS, env.DATABASE_POOL_SIZE), {
    statementNameGenerator: nameStatements(),
  })
  return new PrismaClient({ adapter })
}

// The development server reloads modules on every change; the pool must survive that.
const held = globalThis as typeof globalThis & { rapportDb?: PrismaClient }

let client: PrismaClient | undefined

/** Connects at first use, so that a build needs no database. */
export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    client ??= held.rapportDb ??= connect()
    const value: unknown = Reflect.get(client, name)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

export type { Tx }
export { Prisma }

export const escapedForLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Fails after `timeout` milliseconds. */
export const transaction = <Result>(change: (tx: Tx) => Promise<Result>, timeout = 20_000) =>
  db.$transaction(change, { maxWait: 10_000, timeout })

/** Throws where a retry holds anything but what was stored under its id. */
export function ensureSame<Stored extends object>(stored: Stored, sent: Stored) {
  if (!isDeepStrictEqual(stored, sent)) throw changedSinceSent()
}

/**
 * True if this insert was the first under a client-made id. Otherwise `findOwn` finds the earlier result, which must
 * equal what was `sent`; if there is none, the id is another person's and `refuse` is thrown. `insert` must skip
 * existing rows, and so waits for a concurrent one.
 */
export async function isFirstInsert<Stored extends object>(
  insert: Promise<{ count: number }>,
  findOwn: () => Promise<Stored | null>,
  refuse: () => Error,
  sent?: Stored,
): Promise<boolean> {
  const { count } = await insert
  if (count > 0) return true
  const stored = await findOwn()
  if (!stored) throw refuse()
  if (sent) ensureSame(stored, sent)
  return false
}

/** Throws what `refuse` returns on a duplicate key. */
export async function onUniqueViolation<Result>(write: Promise<Result>, refuse: () => Error): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw refuse()
    throw error
  }
}
