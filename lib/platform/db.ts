import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
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

/**
 * True if this insert was the first under a client-made id. Otherwise `findOwn` finds the earlier result; if it
 * doesn't, the id is another person's and `refuse` is thrown. `insert` must skip existing rows, and so waits for a
 * concurrent one.
 */
export async function isFirstInsert(
  insert: Promise<{ count: number }>,
  findOwn: () => Promise<object | null>,
  refuse: () => Error,
): Promise<boolean> {
  const { count } = await insert
  if (count > 0) return true
  if (await findOwn()) return false
  throw refuse()
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
