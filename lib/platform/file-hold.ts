import 'server-only'
import { hoursFrom, minutesFrom, now } from './clock'

/** A run may make many large files; leases keep two runs from making the same one. */
export const runMinutes = 60

/** For fetching a file, and for how long its maker may be silent. */
export const keptHours = 24
const leaseMinutes = 10

type Key = { id: string; workspaceId: string }
type Held = Key & { status: 'RUNNING'; expiresAt: Date }
type Free = Key & { OR: ({ status: 'WAITING' } | { status: 'RUNNING'; expiresAt: { lte: Date } })[] }
type Change =
  | { status: 'RUNNING'; done: number; file: null; expiresAt: Date }
  | { status: 'DONE'; file: Uint8Array<ArrayBuffer>; finishedAt: Date; expiresAt: Date }
  | { status: 'FAILED'; expiresAt: Date }
  | { total?: number; done?: number; expiresAt: Date }

/** Updates a file's row under a condition, and returns how many rows matched. */
type Update = (change: { where: Held | Free; data: Change }) => PromiseLike<{ count: number }>

/** Files to make: waiting, or left by a silent maker. */
export const dueFiles = (at: Date) => [
  { status: 'WAITING' as const },
  { status: 'RUNNING' as const, expiresAt: { lte: at } },
]

/** Files kept long enough, or that nobody made. */
export const expiredFiles = (at: Date) => ({
  status: { in: ['WAITING' as const, 'DONE' as const, 'FAILED' as const] },
  expiresAt: { lte: at },
})

const leaseFrom = (at: Date) => minutesFrom(at, leaseMinutes)

/** Claims a free file; the returned lease proves it in later writes. */
async function claim(update: Update, key: Key): Promise<Date | null> {
  const at = now()
  const expiresAt = leaseFrom(at)
  const { count } = await update({
    where: { ...key, OR: dueFiles(at) },
    data: { status: 'RUNNING', done: 0, file: null, expiresAt },
  })
  return count === 1 ? expiresAt : null
}

/**
 * Locks a file for the first claimant, or returns null. Each progress report renews the lease; a stalled file can be
 * taken over, and the first maker then writes no more.
 */
export async function holdFile(update: Update, key: Key) {
  const claimed = await claim(update, key)
  if (claimed === null) return null
  let expiresAt = claimed
  const held = (): Held => ({ ...key, status: 'RUNNING', expiresAt })

  async function write(data: { total: number } | { done: number }) {
    const renewed = leaseFrom(now())
    const { count } = await update({ where: held(), data: { ...data, expiresAt: renewed } })
    if (count === 1) expiresAt = renewed
  }
  async function finish(file: Uint8Array<ArrayBuffer>) {
    const finishedAt = now()
    const data = { status: 'DONE', file, finishedAt, expiresAt: hoursFrom(finishedAt, keptHours) } as const
    return (await update({ where: held(), data })).count === 1
  }
  async function fail() {
    await update({ where: held(), data: { status: 'FAILED', expiresAt: hoursFrom(now(), keptHours) } })
  }
  return { begin: (total: number) => write({ total }), report: (done: number) => write({ done }), finish, fail }
}

export type FileHold = NonNullable<Awaited<ReturnType<typeof holdFile>>>

/**
 * Makes the locked file and keeps it for a day. A failure is stored, so that nobody waits, and thrown. Neither touches
 * a file taken over by another process.
 */
export async function fillFile({ finish, fail }: FileHold, make: () => Promise<Uint8Array<ArrayBuffer>>) {
  try {
    return { isMade: await finish(await make()) }
  } catch (fault) {
    await fail()
    throw fault
  }
}
