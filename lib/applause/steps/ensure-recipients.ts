import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { categoryGone, noThanksToYourself, recipientsGone } from '@/lib/applause/refusals'
import { fullName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/db'

const person = { id: true, status: true, user: { select: { email: true, firstName: true, lastName: true } } } as const

/** The recipients by name. Throws for the actor and for inactive members. */
export async function ensureRecipients(tx: Tx, { workspaceId, memberId }: Actor, recipientIds: readonly string[]) {
  if (recipientIds.includes(memberId)) throw noThanksToYourself()
  const found = await tx.member.findMany({
    where: { workspaceId, id: { in: [...recipientIds] } },
    orderBy: [{ findName: 'asc' }, { id: 'asc' }],
    select: person,
  })
  const gone = found.filter(({ status }) => status !== 'ACTIVE')
  if (gone.length > 0 || found.length < recipientIds.length)
    throw recipientsGone(gone.map(({ user }) => fullName(user)))
  return found
}

/** Throws for a retired category and for another workspace's. */
export async function ensureCategory(tx: Tx, { workspaceId }: Actor, id: string): Promise<string> {
  const category = await tx.applauseCategory.findFirst({
    where: { id, workspaceId, retiredAt: null },
    select: { name: true },
  })
  if (!category) throw categoryGone()
  return category.name
}
