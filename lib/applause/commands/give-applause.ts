import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseGiven } from '@/lib/applause/notices/applause-given'
import { noSuchApplause } from '@/lib/applause/refusals'
import type { GiveApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { ensureLeft, lockPool } from '@/lib/applause/steps/ensure-left'
import { ensureMentioned } from '@/lib/applause/steps/ensure-mentioned'
import { ensureCategory, ensureRecipients } from '@/lib/applause/steps/ensure-recipients'
import { now } from '@/lib/platform/clock'
import { db, ensureSame, transaction, type Tx } from '@/lib/platform/db'
import { listActingManagers } from '@/lib/teams/memberships/queries/list-acting-managers'

async function listReaderIds(actor: Actor, { isPublic, toManager, recipientIds }: GiveApplauseInput) {
  if (isPublic || !toManager) return []
  return (await listActingManagers(db, actor, recipientIds)).map(({ memberId }) => memberId)
}

const givenFields = {
  giverId: true,
  categoryId: true,
  words: true,
  isPublic: true,
  toManager: true,
  recipients: { select: { memberId: true } },
} as const

async function isGivenBefore(tx: Tx, actor: Actor, input: GiveApplauseInput, readerIds: readonly string[]) {
  const { madeId: id, categoryId, words, isPublic, recipientIds } = input
  const found = await tx.applause.findUnique({ where: { id }, select: givenFields })
  if (!found) return false
  const { giverId, recipients, ...stored } = found
  if (giverId !== actor.memberId) throw noSuchApplause()
  ensureSame(
    { ...stored, recipientIds: recipients.map(({ memberId }) => memberId).toSorted() },
    { categoryId, words, isPublic, toManager: readerIds.length > 0, recipientIds: recipientIds.toSorted() },
  )
  return true
}

async function writeApplause(tx: Tx, actor: Actor, input: GiveApplauseInput, readerIds: readonly string[]) {
  const { madeId: id, categoryId, words, isPublic, recipientIds } = input
  const { workspaceId, memberId: giverId } = actor
  const createdAt = now()
  await tx.applause.create({
    data: { id, workspaceId, giverId, categoryId, words, isPublic, toManager: readerIds.length > 0, createdAt },
    select: { id: true },
  })
  const place = { workspaceId, applauseId: id }
  const received = { ...place, categoryId, createdAt }
  await tx.applauseRecipient.createMany({ data: recipientIds.map((memberId) => ({ ...received, memberId })) })
  await tx.applauseReader.createMany({ data: readerIds.map((memberId) => ({ ...place, memberId })) })
}

/** Thanks up to ten colleagues; it counts once against the month's pool. */
export async function giveApplause(actor: Actor, input: GiveApplauseInput): Promise<{ id: string }> {
  const readerIds = await listReaderIds(actor, input)
  return transaction(async (tx) => {
    const { madeId: id, words, isPublic, mentionedIds = [] } = input
    await lockPool(tx, actor)
    if (await isGivenBefore(tx, actor, input, readerIds)) return { id }
    await ensureApplause(tx, actor)
    const recipients = await ensureRecipients(tx, actor, input.recipientIds)
    const category = await ensureCategory(tx, actor, input.categoryId)
    await ensureLeft(tx, actor)
    await writeApplause(tx, actor, input, readerIds)
    await ensureMentioned(tx, actor, { id, mentionedIds, field: 'words' })
    await applauseGiven(tx, actor, { id, category, words, isPublic, recipients, readerIds, mentionedIds })
    return { id }
  })
}
