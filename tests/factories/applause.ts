import type { Actor } from '@/lib/access/actor'
import { commentOnApplause } from '@/lib/applause/commands/comment-on-applause'
import { giveApplause } from '@/lib/applause/commands/give-applause'
import { listCategories } from '@/lib/applause/queries/list-categories'
import type { GiveApplauseInput } from '@/lib/applause/schema'
import { db } from '@/lib/platform/db'
import type { PlanType } from '@/lib/platform/generated/prisma/enums'
import { randomId } from '@/lib/shared/randomness'
import { aLead } from './goals'
import { aMember, anAdmin } from './members'
import { aWorkspace, unique } from './workspaces'

export type GivenApplause = Partial<GiveApplauseInput>

/** A category of the workspace by its name. */
export async function categoryIdOf(actor: Actor, name = 'Teamwork') {
  const category = (await listCategories(actor)).find((one) => one.name === name)
  if (!category) throw new Error(`There is no category ${name}.`)
  return category.id
}

/** What the form sends: public thanks for teamwork, unless told otherwise. */
export const applauseInput = async (
  giver: Actor,
  recipients: readonly Actor[],
  given: GivenApplause = {},
): Promise<GiveApplauseInput> => ({
  madeId: randomId(),
  recipientIds: recipients.map(({ memberId }) => memberId),
  categoryId: await categoryIdOf(giver),
  words: unique('Thank you'),
  isPublic: true,
  toManager: false,
  ...given,
})

/** Applause from one person to others. */
export const anApplause = async (giver: Actor, recipients: readonly Actor[], given: GivenApplause = {}) =>
  giveApplause(giver, await applauseInput(giver, recipients, given))

export const anApplauseComment = async (actor: Actor, id: string, comment = unique('Comment')) =>
  (await commentOnApplause(actor, { madeId: randomId(), id, comment, mentionedIds: [] })).id

/** A giver, two people with a manager, a colleague and an Admin, in a workspace on this plan. */
export async function anApplauseCircle(plan: PlanType = 'ENTERPRISE') {
  const workspace = await aWorkspace({ plan })
  const giver = await aMember({ workspace, firstName: 'Gita', lastName: 'Rao' })
  const tom = await aMember({ workspace, firstName: 'Tom', lastName: 'Reed' })
  const lena = await aMember({ workspace, firstName: 'Lena', lastName: 'Vogt' })
  const manager = await aLead({ workspace, members: [tom] })
  const colleague = await aMember({ workspace })
  return { workspace, giver, tom, lena, manager, colleague, admin: await anAdmin({ workspace }) }
}

/** Applause as it stands, with everything around it. */
export const applauseNow = ({ id }: { id: string }) =>
  db.applause.findUniqueOrThrow({
    where: { id },
    include: { category: true, recipients: true, readers: true, reactions: true, comments: true },
  })

/** Lets this applause have been given so long ago. */
export async function giveApplauseAge({ id }: { id: string }, at: Date) {
  await db.applause.update({ where: { id }, data: { createdAt: at } })
  await db.applauseRecipient.updateMany({ where: { applauseId: id }, data: { createdAt: at } })
}
