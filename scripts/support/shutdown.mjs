import { say, Stop } from './print.mjs'
import { inspectProcess, waitUntil } from './processes.mjs'

/** How long we may take to notice that we were asked to stop, in milliseconds. */
const NOTICING = 250

/** @typedef {() => unknown} Closer */

/**
 * Things to close in the reverse order of their opening, once.
 */
export function createClosers() {
  /** @type {Closer[]} */
  const closers = []
  /** @type {Promise<void> | undefined} */
  let closing
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  return {
    /** @param {Closer} closer */
    add: (closer) => void closers.push(closer),
    /**
     * What is being opened, to be stopped in its turn, also by who is asked to close before it is open.
     * @template {{ stop: Closer }} Opened
     * @param {Promise<Opened>} opening
     */
    opening: (opening) => {
      const stop = (/** @type {Opened} */ opened) => opened.stop()
      closers.push(() => opening.then(stop, () => {}))
      return opening
    },
    close: () => (closing ??= closeAll()),
    isClosing: () => closing !== undefined,
  }
}

/** @typedef {ReturnType<typeof createClosers>} Closers */

/**
 * Closes everything and ends the process when it is asked to stop, or when the npm that started it has been killed. Asked
 * again it goes on closing: what it holds, such as PostgreSQL, would outlive it.
 * @param {Closers} closers
 * @param {{ isServing?: boolean }} [options] for what serves, being stopped is a good end
 */
export function closeOnSignal(closers, { isServing = false } = {}) {
  let isLeaving = false
  const leave = async (/** @type {number} */ code) => {
    if (isLeaving) return
    isLeaving = true
    say('\nStopping …')
    await closers.close()
    process.exit(isServing ? 0 : code)
  }
  process.on('SIGINT', () => leave(130))
  process.on('SIGTERM', () => leave(143))
  // The server in this process takes over the end by SIGTERM, so these end it in the same order.
  const terminate = () => process.emit('SIGTERM', 'SIGTERM')
  process.on('SIGHUP', terminate)
  if (process.env['npm_lifecycle_event']) void watchParent(terminate)
}

/**
 * Waits until the server has ended, which is a failure unless we asked it to.
 * @param {Promise<{ code: number | null, signal: string | null }>} exited
 * @param {Closers} closers
 */
export async function untilServerEnds(exited, closers) {
  const { code, signal } = await exited
  // Ctrl-C reaches the server and us alike, and a busy machine may let its end be seen before the key.
  if (await waitUntil(closers.isClosing, NOTICING)) return closers.close()
  await closers.close()
  throw new Stop(`The server ended by itself (${signal ?? `code ${code}`}).`)
}

// npm starts us through a shell, which outlives an npm that is killed; so the shell's own parent counts too.
/** @param {() => void} gone */
async function watchParent(gone) {
  const lineage = async () => {
    const shell = await inspectProcess(process.ppid)
    return /sh$/.test(shell.command) ? `${process.ppid} ${shell.parent}` : String(process.ppid)
  }
  const first = await lineage()
  const timer = setInterval(async () => {
    if ((await lineage()) === first) return
    clearInterval(timer)
    gone()
  }, 500)
  timer.unref()
}
