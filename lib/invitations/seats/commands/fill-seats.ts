import 'server-only'
import { memberActor, type Actor, type SystemActor } from '@/lib/access/actor'
import { beginRun } from '@/lib/invitations/imports/steps/begin-run'
import { lockImport } from '@/lib/invitations/imports/steps/lock-import'
import { seatsFilled, seatsGivenUp } from '@/lib/invitations/seats/notices'
import { TRIED_DAYS } from '@/lib/invitations/seats/rules'
import { dropBatch } from '@/lib/invitations/seats/steps/drop-batch'
import { inviteAndRecord } from '@/lib/invitations/steps/invite-and-record'
import { lockSeats } from '@/lib/invitations/steps/lock-seats'
import type { Invitee } from '@/lib/invitations/steps/write-invitations'
import { daysFrom, now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { onRefusal } from '@/lib/platform/recover'

const select = {
  id: true,
  importId: true,
  import: { select: { fileName: true } },
  creatorId: true,
  createdAt: true,
  requests: { orderBy: { position: 'asc' } },
} as const

const findBatch = (tx: Tx, workspaceId: string, id: string) =>
  tx.seatBatch.findFirst({ where: { id, workspaceId }, select })

type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

/** The Admin who asked, else the longest-serving one. */
async function findInviter(tx: Tx, workspaceId: string, creatorId: string | null): Promise<Actor | null> {
  const admins = await tx.member.findMany({
    where: { workspaceId, role: 'Admin', status: 'ACTIVE' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  const inviter = admins.find(({ id }) => id === creatorId) ?? admins[0]
  return inviter ? memberActor(inviter.id) : null
}

/** Without teams and tags deleted since. */
async function inviteesOf(tx: Tx, workspaceId: string, { requests }: Batch): Promise<Invitee[]> {
  const of = (ids: string[]) => ({ where: { workspaceId, id: { in: ids } }, select: { id: true } })
  const teams = await tx.team.findMany(of(requests.flatMap(({ teamIds }) => teamIds)))
  const tags = await tx.tag.findMany(of(requests.flatMap(({ tagIds }) => tagIds)))
  return requests.map(({ email, firstName, lastName, role, teamIds, leadsTeams, tagIds }) => ({
    email,
    firstName,
    lastName,
    role,
    teams: teams.flatMap(({ id }) => (teamIds.includes(id) ? [{ teamId: id, isManager: leadsTeams }] : [])),
    tagIds: tags.flatMap(({ id }) => (tagIds.includes(id) ? [id] : [])),
  }))
}

async function invite(tx: Tx, inviter: Actor, batch: Batch) {
  const invitees = await inviteesOf(tx, inviter.workspaceId, batch)
  if (invitees.length === 0) return
  const written = await inviteAndRecord(tx, inviter, invitees)
  const count = written.filter(({ outcome }) => outcome === 'invited').length
  await seatsFilled(tx, inviter, { id: batch.id, count })
}

/** The inviter is notified of its end. An import without changes returns to its preview. */
async function begin(tx: Tx, inviter: Actor, id: string) {
  const list = await lockImport(tx, inviter, id)
  await beginRun(tx, inviter, list, 'fitting')
}

const isLate = ({ createdAt }: Batch) => createdAt <= daysFrom(now(), -TRIED_DAYS)

/** Notifies the inviter of people who could not be invited. */
const giveUp = (system: SystemActor, id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const { workspaceId } = system
    await lockSeats(tx, system)
    const batch = await findBatch(tx, workspaceId, id)
    if (batch === null || !isLate(batch)) return false
    const inviter = await findInviter(tx, workspaceId, batch.creatorId)
    const emails = batch.requests.map(({ email }) => email)
    if (inviter) await seatsGivenUp(tx, inviter, { id, list: batch.import, emails })
    await dropBatch(tx, batch)
    return true
  })

const fill = (system: SystemActor, id: string): Promise<{ isFilled: boolean }> =>
  transaction(async (tx) => {
    const { workspaceId } = system
    await lockSeats(tx, system)
    const batch = await findBatch(tx, workspaceId, id)
    if (batch === null || (await tx.upcomingInvoice.count({ where: { id } })) > 0) return { isFilled: false }
    const isPaid = (await tx.payment.count({ where: { workspaceId, additionId: id } })) > 0
    const inviter = isPaid ? await findInviter(tx, workspaceId, batch.creatorId) : null
    if (inviter === null && isPaid && !isLate(batch)) return { isFilled: false }
    if (inviter && batch.importId === null) await invite(tx, inviter, batch)
    else if (inviter && batch.importId !== null) await begin(tx, inviter, batch.importId)
    await dropBatch(tx, batch)
    return { isFilled: inviter !== null }
  })

/**
 * Invites a paid batch or starts its import, once; drops a canceled one. Throws while the plan or the day has no room,
 * and is retried for some days; after a suspension at least once.
 */
export const fillSeats = (system: SystemActor, { id }: { id: string }): Promise<{ isFilled: boolean }> =>
  onRefusal(fill(system, id), async (refusal) => {
    if (!(await giveUp(system, id))) throw refusal
    return { isFilled: false }
  })
