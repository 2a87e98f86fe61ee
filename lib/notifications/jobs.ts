import 'server-only'
import { daysFrom, minutesFrom } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countFailure } from '@/lib/platform/failures'
import { log } from '@/lib/platform/log'
import { MAIL_CONNECTIONS, sendMessage, type Delivery } from '@/lib/platform/mail/mail'
import { isQueueEnding, type Job } from '@/lib/platform/queue'
import { unseal } from '@/lib/platform/secrets'
import { jobs as digestJobs } from './digests/jobs'
import { awaitedEvents, isLinkOver, unansweredEvents } from './letters'
import { DELIVER_JOB } from './outbox'
import { listMailPermissions, type MailPermission } from './preferences/queries/list-mail-permissions'
import { KEPT_MAIL_DAYS } from './rules/unread'

// Sent in parallel with time-outs of 25 s, they end well before the five-minute claim.
const BATCH = MAIL_CONNECTIONS
const CLAIM_MINUTES = 5
// With the waits between them about four days, so a fault over a weekend loses nothing.
const MAX_ATTEMPTS = 25

// Restoring a workspace doesn't wake held mails, so they are rechecked.
const LEAVING_MINUTES = 60

// The queue treats a run as dead after five minutes; the next run does the rest.
const RUN_MS = 240_000

type ClaimedMail = {
  id: string
  workspaceId: string | null
  event: string
  recipient: string
  recipientName: string
  sealedProps: string
  attempts: number
  createdAt: Date
}

/** More than one batch, so that a second worker finds unclaimed ones. */
const CANDIDATES = 10 * BATCH

// Mails awaited at a screen go first. Then the workspaces take turns, so that bulk invitations of one don't delay
// another's mail.
const claimDueMails = (at: Date) => db.$queryRaw<ClaimedMail[]>`
  UPDATE "Mail" SET attempts = attempts + 1, "lastError" = NULL, "dueAt" = ${minutesFrom(at, CLAIM_MINUTES)}
  WHERE id IN (
    SELECT m.id FROM (
      SELECT q.id, q.turn, q.event = ANY (${awaitedEvents}) AS "isAwaited" FROM (
        SELECT id, event, row_number() OVER (PARTITION BY "workspaceId" ORDER BY "dueAt", id) AS turn
        FROM "Mail" WHERE status = 'QUEUED' AND "dueAt" <= ${at}) q
      ORDER BY "isAwaited" DESC, q.turn, q.id LIMIT ${CANDIDATES}) next
    JOIN "Mail" m ON m.id = next.id
    WHERE m.status = 'QUEUED' AND m."dueAt" <= ${at}
    ORDER BY next."isAwaited" DESC, next.turn, next.id LIMIT ${BATCH} FOR UPDATE OF m SKIP LOCKED)
  RETURNING id, "workspaceId", event, recipient, "recipientName", "sealedProps", attempts, "createdAt"`

// Loaded with the first mail, because the letter engine takes fifty megabytes.
const compose = async ({ event, sealedProps }: ClaimedMail, at: Date) =>
  (await import('./templates')).composeMail(event, unseal(sealedProps), at)

type Outcome = Delivery | { kind: 'unwanted' } | { kind: 'held' }

async function deliver(mail: ClaimedMail, { inside, outside }: MailPermission, at: Date): Promise<Outcome> {
  if (isLinkOver(mail, at)) return { kind: 'refused', reason: 'Its link ran out before it could be sent.' }
  const [composed] = await Promise.allSettled([compose(mail, at)])
  // A mail that can't be opened or drawn never will be; it must not block others or be retried.
  if (composed.status === 'rejected') {
    log.error('mail.not-composed', composed.reason, { mailId: mail.id, mailEvent: mail.event })
    return { kind: 'refused', reason: 'This mail could not be composed.' }
  }
  if (composed.value === null) return { kind: 'unwanted' }
  if (!composed.value) return { kind: 'refused', reason: `There is no template for ${mail.event}.` }
  const { isForExternal = false, ...letter } = composed.value
  const decision = isForExternal ? outside : inside
  if (decision !== 'wanted') return { kind: decision }
  return sendMessage({ id: mail.id, to: { name: mail.recipientName, address: mail.recipient }, ...letter })
}

/** 1, 2, 4 … minutes, at most six hours. */
const backOffMinutes = (attempts: number) => Math.min(2 ** (attempts - 1), 360)

/** Props may hold a secret link, so they are erased once sent; a mail given up keeps them for a retry. */
function outcomeOf(mail: ClaimedMail, delivery: Delivery, at: Date) {
  if (delivery.kind === 'sent') return { status: 'SENT', sentAt: at, sealedProps: null, lastError: null } as const
  const lastError = delivery.reason
  const isOver = delivery.kind === 'refused' || mail.attempts >= MAX_ATTEMPTS
  if (isOver) return { status: 'GIVEN_UP', lastError } as const
  return { dueAt: minutesFrom(at, backOffMinutes(mail.attempts)), lastError }
}

/**
 * Records whether an address bounces. Mails that only unanswered people get are excluded, because the note would reveal
 * who is silent.
 */
async function noteReach({ recipient: email, event }: ClaimedMail, delivery: Delivery, at: Date) {
  if (unansweredEvents.includes(event)) return
  if (delivery.kind === 'sent') await db.bouncedAddress.deleteMany({ where: { email } })
  else if (delivery.isUnreachable) {
    const note = { reason: delivery.reason, createdAt: at }
    await db.bouncedAddress.upsert({
      where: { email },
      create: { email, ...note },
      update: note,
      select: { email: true },
    })
  }
}

/** Deletes an unwanted mail. That is no failure, so Admins see nothing of it. */
async function drop({ id }: ClaimedMail) {
  await db.mail.deleteMany({ where: { id } })
  return 'unwanted' as const
}

/** Postpones a mail without counting an attempt. */
async function hold({ id }: ClaimedMail, dueAt: Date) {
  await db.mail.updateMany({ where: { id }, data: { dueAt, attempts: { decrement: 1 } } })
  return 'held' as const
}

async function deliverAndSettle(mail: ClaimedMail, permission: MailPermission, at: Date) {
  const delivery = await deliver(mail, permission, at)
  if (delivery.kind === 'unwanted') return drop(mail)
  if (delivery.kind === 'held') return hold(mail, minutesFrom(at, LEAVING_MINUTES))
  const data = outcomeOf(mail, delivery, at)
  // `updateMany` tolerates rows of accounts deleted meanwhile.
  await db.mail.updateMany({ where: { id: mail.id }, data })
  await noteReach(mail, delivery, at)
  if ('status' in data && data.status === 'GIVEN_UP') {
    log.error('mail.given-up', new Error(delivery.kind), { mailId: mail.id, mailEvent: mail.event })
    await countFailure({ kind: 'mail', name: mail.event })
  }
  return delivery.kind
}

/** Sends a batch, except mails in quiet hours, mails of workspaces scheduled for deletion, and unwanted ones. */
async function deliverBatch(mails: ClaimedMail[], present: () => Date) {
  const permissions = await listMailPermissions(
    mails.map(({ id }) => id),
    present(),
  )
  return Promise.all(
    mails.map((mail) => {
      const permission = permissions.get(mail.id)
      if (permission === undefined) return drop(mail)
      return permission.quietEnd ? hold(mail, permission.quietEnd) : deliverAndSettle(mail, permission, present())
    }),
  )
}

/** Sends due mails in batches until none is left or the mail server stops answering. */
export async function deliverDueMails(now: Date): Promise<{ sent: number; failed: number }> {
  const counts = { sent: 0, failed: 0 }
  const startedAt = performance.now()
  // A claim counts from its own time: with the start of a long run, others would take over too early.
  const passedMs = () => performance.now() - startedAt
  const present = () => new Date(now.getTime() + passedMs())
  while (passedMs() < RUN_MS && !isQueueEnding()) {
    const at = present()
    const mails = await claimDueMails(at)
    const kinds = await deliverBatch(mails, present)
    const countOf = (given: (typeof kinds)[number]) => kinds.filter((kind) => kind === given).length
    counts.sent += countOf('sent')
    counts.failed += countOf('refused') + countOf('failed')
    // A short batch may mean that another worker holds the rest; an empty one ends here too.
    if (kinds.every((kind) => kind === 'failed')) break
  }
  return counts
}

const FORGOTTEN_AT_ONCE = 1000

/** Removes the rows of mails that left or were given up long ago, a thousand at a time. Queued mails stay. */
export async function forgetOldMails(now: Date): Promise<{ forgotten: number }> {
  const before = daysFrom(now, -KEPT_MAIL_DAYS)
  let forgotten = 0
  for (;;) {
    // By the indexed due time, which is when it ended.
    const count = await db.$executeRaw`
      DELETE FROM "Mail" WHERE id IN (
        SELECT id FROM "Mail" WHERE status IN ('SENT', 'GIVEN_UP') AND "dueAt" < ${before} LIMIT ${FORGOTTEN_AT_ONCE})`
    forgotten += count
    if (count < FORGOTTEN_AT_ONCE) return { forgotten }
  }
}

export const jobs: Job[] = [
  { name: DELIVER_JOB, cron: '* * * * *', atStart: true, run: deliverDueMails },
  { name: 'mail.forget', cron: '50 3 * * *', run: forgetOldMails },
  ...digestJobs,
]
