import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { databaseAddress, env } from './env'
import { Prisma, PrismaClient } from './generated/prisma/client'
import { nameStatements } from './statement-names'
import type { Tx } from './tx'

/**
 * Plans of named statements are kept. Left to itself, PostgreSQL plans most of our reads anew each time, since it hopes
 * for more from knowing the values; that takes longer than the reads themselves.
 */
const KEEP_PLANS = '-c plan_cache_mode=force_generic_plan'

function connect() {
  const pool = { connectionString: databaseAddress(KEEP_PLANS), max: env.DATABASE_POOL_SIZE }
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameStatements() })
  return new PrismaClient({ adapter })
}

// The development server loads modules anew on every change; one pool per process must survive that.
const held = globalThis as typeof globalThis & { rapportDb?: PrismaClient }

let client: PrismaClient | undefined

/** The database. It connects at first use, so that a build needs none. */
export const db = new Proxy({} as PrismaClient, {
  get: (_, name) => {
    client ??= held.rapportDb ??= connect()
    const value: unknown = Reflect.get(client, name)
    return typeof value === 'function' ? value.bind(client) : value
  },
})

export type { Tx }
export { Prisma }

/** What was typed, as LIKE reads it: its signs that stand for others stand for themselves. */
export const escapedForLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Runs the change in one transaction: all of it or none. It fails after `timeout` milliseconds. */
export const transaction = <Result>(change: (tx: Tx) => Promise<Result>, timeout = 20_000) =>
  db.$transaction(change, { maxWait: 10_000, timeout })

/**
 * Whether this insert, under an id that came with the request, was the first to. If not, the same was asked before, and
 * `findOwn` finds what it made; where that finds nothing, the id is somebody else's, and what `refuse` returns is thrown.
 * `insert` skips what is there already, and so waits for one under the same id that is still under way.
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

/** Runs a write, and throws what `refuse` returns where it met a row that must be unique. */
export async function onUniqueViolation<Result>(write: Promise<Result>, refuse: () => Error): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') throw refuse()
    throw error
  }
}
