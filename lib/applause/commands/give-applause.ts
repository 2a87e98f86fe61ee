import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { applauseGiven } from '@/lib/applause/notices/applause-given'
import { noSuchApplause } from '@/lib/applause/refusals'
import type { GiveApplauseInput } from '@/lib/applause/schema'
import { ensureApplause } from '@/lib/applause/steps/ensure-applause'
import { ensureLeft, lockPool } from '@/lib/applause/steps/ensure-left'
import { ensureCategory, ensureRecipients } from '@/lib/applause/steps/ensure-recipients'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { managersOf } from '@/lib/teams/memberships/queries/list-team-people'

/** Current managers of the recipients, unless they are recipients. */
async function listReaderIds(actor: Actor, { isPublic, toManager, recipientIds }: GiveApplauseInput) {
  if (isPublic || !toManager) return []
  const managers = await managersOf(actor, recipientIds)
  const ids = new Set([...managers.values()].flat().map(({ memberId }) => memberId))
  return [...ids].filter((id) => id !== actor.memberId && !recipientIds.includes(id))
}

async function isGivenBefore(tx: Tx, { memberId }: Actor, id: string) {
  const found = await tx.applause.findUnique({ where: { id }, select: { giverId: true } })
  if (found && found.giverId !== memberId) throw noSuchApplause()
  return found !== null
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
    const { madeId: id, words, isPublic } = input
    await lockPool(tx, actor)
    if (await isGivenBefore(tx, actor, id)) return { id }
    await ensureApplause(tx, actor)
    const recipients = await ensureRecipients(tx, actor, input.recipientIds)
    const category = await ensureCategory(tx, actor, input.categoryId)
    await ensureLeft(tx, actor)
    await writeApplause(tx, actor, input, readerIds)
    await applauseGiven(tx, actor, { id, category, words, isPublic, recipients, readerIds })
    return { id }
  })
}
