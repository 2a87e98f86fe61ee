import 'server-only'
import { isOpenWorkspace } from '@/lib/access/workspace/open-workspace'
import { breakConnections } from '@/lib/integrations/steps/break-connections'
import { LONGEST_WAIT_ATTEMPTS, MAX_ATTEMPTS, waitAfter } from '@/lib/integrations/rules'
import { minutesFrom, now } from '@/lib/platform/clock'
import { db, transaction } from '@/lib/platform/db'
import { FAILED_HERE, failureOf, type ProviderFailure } from '@/lib/platform/provider-failure'
import { isQueueEnding } from '@/lib/platform/queue'
import { unseal } from '@/lib/platform/secrets'

// With two ten-second calls each, a batch ends before its claim does.
const BATCH = 8
const CLAIM_MINUTES = 3
// The queue gives up runs after five minutes, so stop before.
const RUN_MS = 240_000

/** A claimed call; `payload` may be null. */
export type Task = {
  id: string
  workspaceId: string
  integrationId: string | null
  objectId: string
  payload: unknown
  attempts: number
  createdAt: Date
}

type Claimed = Omit<Task, 'payload'> & { sealedPayload: string | null; version: number }

type Claim = { kind: string; waitsForOpening: boolean }

// Broken connections keep their tasks until reconnected.
const claimTasks = ({ kind, waitsForOpening }: Claim, at: Date) => db.$queryRaw<Claimed[]>`
  UPDATE "IntegrationTask" SET attempts = attempts + 1, "dueAt" = ${minutesFrom(at, CLAIM_MINUTES)}
  WHERE id IN (
    SELECT t.id FROM "IntegrationTask" t LEFT JOIN "Integration" i ON i.id = t."integrationId"
    WHERE t.status = 'QUEUED' AND t.kind = ${kind} AND t."dueAt" <= ${at} AND i."brokenAt" IS NULL
      AND (NOT ${waitsForOpening} OR EXISTS (
        SELECT FROM "Workspace" w WHERE w.id = t."workspaceId" AND ${isOpenWorkspace}))
    ORDER BY t."dueAt", t.id LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED)
  RETURNING id, "workspaceId", "integrationId", "objectId", "sealedPayload", attempts, "createdAt", version`

/** Reschedules if the object changed meanwhile. */
async function finish({ id, version }: Claimed) {
  const { count } = await db.integrationTask.deleteMany({ where: { id, version } })
  if (count === 0) await db.integrationTask.updateMany({ where: { id }, data: { attempts: 0, dueAt: now() } })
}

const secondsFromNow = (seconds: number) => minutesFrom(now(), seconds / 60)

const postpone = ({ id, version }: Claimed, data: { dueAt: Date; lastError: string; attempts?: number }) =>
  db.integrationTask.updateMany({ where: { id, version }, data })

async function failFor(task: Claimed, { kind, message, retryAfterSeconds }: ProviderFailure) {
  const { id, version, integrationId, attempts } = task
  const lastError = message.slice(0, 200)
  // An error of ours says nothing about the connection.
  const breaksNothing = integrationId === null || message === FAILED_HERE
  if (kind === 'refused' || (breaksNothing && attempts >= MAX_ATTEMPTS)) {
    // Without a connection nothing starts it again, so no tokens are kept for that.
    const given = integrationId === null ? { sealedPayload: null } : {}
    await db.integrationTask.updateMany({ where: { id, version }, data: { status: 'GIVEN_UP', lastError, ...given } })
    return
  }
  // A rate limit breaks nothing; one that names no time is waited for longer each time.
  if (kind === 'rate-limited') {
    const dueAt = secondsFromNow(Math.max(retryAfterSeconds ?? waitAfter(attempts), 1))
    const counted = retryAfterSeconds === undefined ? Math.min(attempts, LONGEST_WAIT_ATTEMPTS) : attempts - 1
    await postpone(task, { dueAt, lastError, attempts: counted })
    return
  }
  await postpone(task, { dueAt: secondsFromNow(waitAfter(attempts)), lastError })
  const isLost = kind !== 'unavailable' || attempts >= MAX_ATTEMPTS
  if (isLost && integrationId !== null) await transaction((tx) => breakConnections(tx, [integrationId]))
}

async function workOn(task: Claimed, perform: (task: Task) => Promise<void>): Promise<boolean> {
  const failure = await failureOf('integration.task-failed', async () => {
    const { sealedPayload, ...rest } = task
    await perform({ ...rest, payload: sealedPayload === null ? null : JSON.parse(unseal(sealedPayload)) })
    await finish(task)
  })
  if (failure !== null) await failFor(task, failure)
  return failure === null
}

/**
 * Runs due calls of a kind in parallel; `perform` sets its own timeout. Failures retry with backoff, refusals are given
 * up, lost access or half a day of failures breaks the connection. `waitsForOpening` leaves calls of closed workspaces
 * due.
 */
export async function workOnTasks(
  kind: string,
  perform: (task: Task) => Promise<void>,
  { waitsForOpening = false } = {},
): Promise<{ done: number; failed: number }> {
  const startedAt = performance.now()
  const counts = { done: 0, failed: 0 }
  while (!isQueueEnding() && performance.now() - startedAt < RUN_MS) {
    const claimed = await claimTasks({ kind, waitsForOpening }, now())
    if (claimed.length === 0) break
    const outcomes = await Promise.all(claimed.map((task) => workOn(task, perform)))
    counts.done += outcomes.filter((isDone) => isDone).length
    counts.failed += outcomes.filter((isDone) => !isDone).length
  }
  return counts
}
