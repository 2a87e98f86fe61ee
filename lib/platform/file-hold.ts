import 'server-only'
import { hoursFrom, minutesFrom, now } from './clock'

/** A run makes many files, and a large one takes long; each is made once, however long the run takes. */
export const runMinutes = 60

/** How long a file can be fetched, and for how long whoever makes it may be silent before somebody else does. */
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

/** Changes the row of a file where it still is so, and counts how many rows were. */
type Update = (change: { where: Held | Free; data: Change }) => PromiseLike<{ count: number }>

const leaseFrom = (at: Date) => minutesFrom(at, leaseMinutes)

/** Takes a file that nobody else is making; the lease it returns is what proves it in every later write. */
async function claim(update: Update, key: Key): Promise<Date | null> {
  const at = now()
  const expiresAt = leaseFrom(at)
  const free = [{ status: 'WAITING' as const }, { status: 'RUNNING' as const, expiresAt: { lte: at } }]
  const { count } = await update({
    where: { ...key, OR: free },
    data: { status: 'RUNNING', done: 0, file: null, expiresAt },
  })
  return count === 1 ? expiresAt : null
}

/**
 * Holds a file that is to be made for whoever claims it first, or returns null. Each report of what is done renews the
 * lease, so that a long one is not begun again while it goes on; one whose maker fell silent can be taken over, and the
 * first then writes no more.
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
 * Makes the file that is held and keeps it for a day. Of what cannot be made it says so, so that nobody waits for it, and
 * throws why. Neither reaches a file that somebody else has taken over.
 */
export async function fillFile({ finish, fail }: FileHold, make: () => Promise<Uint8Array<ArrayBuffer>>) {
  try {
    return { isMade: await finish(await make()) }
  } catch (fault) {
    await fail()
    throw fault
  }
}
