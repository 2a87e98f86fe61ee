import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/access/actor'
import { daysFrom, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { anAddress } from '@/tests/factories/invitations'

const dueOf = (workspaceId: string, subscription: { id: string; planId: string }) => ({
  workspaceId,
  subscriptionId: subscription.id,
  planId: subscription.planId,
  kind: 'ADDITION' as const,
  amount: 39_800,
  amountAfter: 99_500,
  quantity: 5,
  description: '2 more people on Pro',
  dueAt: daysFrom(now(), 7),
  createdAt: now(),
})

/** Two people who wait for a payment in the Admin's workspace, for screens that show them. */
export async function aWaitingBatch({ workspaceId, memberId: creatorId }: Actor) {
  const known = await db.seatBatch.findFirst({ where: { workspaceId }, select: { id: true } })
  if (known) return known
  const subscription = await db.subscription.findFirstOrThrow({
    where: { workspaceId, status: 'ACTIVE' },
    select: { id: true, planId: true },
  })
  const id = randomUUID()
  await db.upcomingInvoice.create({ data: { id, ...dueOf(workspaceId, subscription) }, select: { id: true } })
  const place = { workspaceId, role: 'Member' } as const
  const requests = [
    { ...place, email: anAddress(), position: 0, firstName: 'Lena', lastName: 'Hoffmann' },
    { ...place, email: anAddress(), position: 1 },
  ]
  return db.seatBatch.create({
    data: { id, workspaceId, creatorId, createdAt: now(), requests: { create: requests } },
    select: { id: true },
  })
}
