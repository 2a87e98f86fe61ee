import 'server-only'
import pg from 'pg'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import type { Tx } from '@/lib/platform/tx'

/** `heard`: read again; `ended`: this process sends nothing more. */
type Listener = { heard: () => void; ended: () => void }

type Hub = { listeners: Map<string, Set<Listener>>; client?: pg.Client; isOver: boolean }

const held = globalThis as typeof globalThis & { rapportSignals?: Hub }
const hub: Hub = (held.rapportSignals ??= { listeners: new Map(), isOver: false })

const CHANNEL = 'rapport'

// A payload has room for 8000 bytes, and an id takes 37 of them.
const MOST_IDS = 200
const RECONNECT_MS = 1_000

/** Notifies listeners of these ids in all processes, after the commit. */
export async function signal(tx: Tx, ids: readonly string[]) {
  const known = [...new Set(ids)]
  if (known.length === 0) return
  const payloads = Array.from({ length: Math.ceil(known.length / MOST_IDS) }, (_, index) =>
    known.slice(index * MOST_IDS, (index + 1) * MOST_IDS).join(' '),
  )
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${payloads}::text[]) payload`
}

const everybody = () => [...hub.listeners.values()].flatMap((listeners) => [...listeners])

function pass(payload = '') {
  for (const id of payload.split(' ')) hub.listeners.get(id)?.forEach(({ heard }) => heard())
}

/**
 * The listening connection of this process. After a reconnect every listener reads again, because signals may be lost.
 */
async function connect() {
  const client = new pg.Client({
    // Behind a pooler nothing is heard.
    connectionString: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    application_name: 'rapport-signals',
    keepAlive: true,
  })
  hub.client = client
  client.on('notification', ({ payload }) => pass(payload))
  client.on('error', (error) => log.error('signals.error', error))
  client.on('end', () => {
    hub.client = undefined
    if (!hub.isOver) setTimeout(reconnect, RECONNECT_MS).unref()
  })
  await client.connect()
  await client.query(`LISTEN ${CHANNEL}`)
}

function reconnect() {
  if (hub.client || hub.isOver) return
  const looking = () => everybody().forEach(({ heard }) => heard())
  // Failed or lost, its end triggers the next connection.
  connect().then(looking, (error: unknown) => {
    log.error('signals.error', error)
    hub.client?.end().catch(() => undefined)
  })
}

export const listenerCount = (id: string) => hub.listeners.get(id)?.size ?? 0

/** Returns the function that stops listening. Does nothing in a process that is shutting down. */
export function listen(id: string, listener: Listener): () => void {
  if (hub.isOver) queueMicrotask(listener.ended)
  const listeners = hub.listeners.get(id) ?? new Set()
  hub.listeners.set(id, listeners.add(listener))
  reconnect()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) hub.listeners.delete(id)
  }
}

/** Ends all listeners and the connection, so that shutdown waits for no stream. */
export async function stopSignals() {
  hub.isOver = true
  everybody().forEach(({ ended }) => ended())
  await hub.client?.end()
}
