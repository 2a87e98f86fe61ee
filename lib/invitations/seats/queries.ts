import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { seatCheckout } from '@/lib/billing/seats/queries'
import { canPayForSeats } from '@/lib/invitations/policy'
import { fullName } from '@/lib/members/rules'
import { canBePaid } from '@/lib/platform/razorpay/ask-razorpay'
import { db } from '@/lib/platform/db'
import type { WaitingPerson } from './rules'

/** A list names this many people and counts the others. */
const NAMED = 200

export type WaitingBatch = {
  id: string
  people: WaitingPerson[]
  /** Null: the people were invited by hand. */
  list: { id: string; fileName: string; invite: number } | null
  /** Null: they left. */
  askedBy: string | null
  /** Null: paid, and invitations are being sent. */
  due: {
    /** In paise: now, and monthly from the next payment on. */
    amount: number
    monthly: number
    at: Date
    nextPaymentAt: Date | null
    isOverdue: boolean
    description: string
  } | null
}

export type WaitingSeats = {
  batches: WaitingBatch[]
  /** Null: this installation takes no payments. */
  checkout: { keyId: string; scriptUrl: string } | null
  payer: { name: string; email: string }
}

const select = {
  id: true,
  creator: { select: { user: { select: { firstName: true, lastName: true } } } },
  import: {
    select: {
      id: true,
      fileName: true,
      _count: { select: { rows: { where: { action: 'INVITE', status: 'READY' } } } },
    },
  },
  requests: {
    orderBy: { position: 'asc' },
    take: NAMED,
    select: { email: true, firstName: true, lastName: true },
  },
} as const

const listBatches = (workspaceId: string, importId?: string) =>
  db.seatBatch.findMany({ where: { workspaceId, importId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], select })

type Found = Awaited<ReturnType<typeof listBatches>>[number]

const viewOf = ({ id, creator, import: list, requests }: Found, due: WaitingBatch['due']): WaitingBatch => ({
  id,
  due,
  people: requests.map(({ email, ...name }) => ({ email, name: fullName(name) })),
  list: list && { id: list.id, fileName: list.fileName, invite: list._count.rows },
  askedBy: creator && fullName(creator.user),
})

/** The open invoices and the payments of these batches. */
function listDues(workspaceId: string, batches: readonly Found[]) {
  const ids = { in: batches.map(({ id }) => id) }
  return Promise.all([
    db.upcomingInvoice.findMany({
      relationLoadStrategy: 'join',
      where: { workspaceId, id: ids },
      select: {
        id: true,
        amount: true,
        amountAfter: true,
        dueAt: true,
        status: true,
        description: true,
        subscription: { select: { chargeAt: true } },
      },
    }),
    db.payment.findMany({ where: { workspaceId, additionId: ids }, select: { additionId: true } }),
  ])
}

/**
 * Batches that wait for a payment, newest first; null for non-Admins. Canceled ones are hidden before they are deleted.
 */
export async function findWaitingSeats(actor: Actor, importId?: string): Promise<WaitingSeats | null> {
  if (!canPayForSeats(actor)) return null
  const { workspaceId } = actor
  const found = await listBatches(workspaceId, importId)
  const [open, paid] = found.length === 0 ? [[], []] : await listDues(workspaceId, found)
  const batches = found.flatMap((batch): WaitingBatch[] => {
    const invoice = open.find(({ id }) => id === batch.id)
    if (invoice) {
      const { amount, amountAfter, dueAt: at, status, description, subscription } = invoice
      const next = { monthly: amountAfter ?? 0, nextPaymentAt: subscription.chargeAt }
      return [viewOf(batch, { amount, at, isOverdue: status === 'OVERDUE', description, ...next })]
    }
    return paid.some(({ additionId }) => additionId === batch.id) ? [viewOf(batch, null)] : []
  })
  const payer = { name: fullName(actor), email: actor.email }
  return { batches, checkout: canBePaid() ? seatCheckout() : null, payer }
}
