import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import pg from 'pg'
import { poolOptions } from './env'

export type Limit = { name: string; points: number; seconds: number }

const held = globalThis as typeof globalThis & {
  rapportLimits?: { pool: pg.Pool; byName: Map<string, RateLimiterPostgres> }
}

/** Limits don't wait for the disk on every request; a power cut loses only the last moment. */
const NO_WAIT = '-c synchronous_commit=off'

const connect = () => new pg.Pool(poolOptions(NO_WAIT, 2))

function limiterOf({ name, points, seconds }: Limit) {
  held.rapportLimits ??= { pool: connect(), byName: new Map() }
  const { pool, byName } = held.rapportLimits
  const known = byName.get(name)
  if (known) return known
  const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  const options = {
    storeClient: pool,
    tableName: 'RateLimit',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  }
  const limiter = new RateLimiterPostgres({ ...options, insuranceLimiter })
  byName.set(name, limiter)
  return limiter
}

/** Returns 0, or the seconds to wait when none is left. */
export async function takeFrom(limit: Limit, key: string) {
  try {
    await limiterOf(limit).consume(key)
    return 0
  } catch (spent) {
    if (spent instanceof RateLimiterRes) return Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
    throw spent
  }
}

export const refill = (limit: Limit, key: string) => limiterOf(limit).delete(key)
