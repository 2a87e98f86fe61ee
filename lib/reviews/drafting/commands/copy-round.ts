import 'server-only'
import { currentSettingsSelect, withCurrentPeople } from '@/lib/reviews/drafting/queries/find-current-settings'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Actor } from '@/lib/access/actor'
import { db, transaction } from '@/lib/platform/db'
import { canRunReview } from '@/lib/reviews/model/policy'
import { notYourReview, noSuchRound } from '@/lib/reviews/model/refusals'
import { currentForm, mostPrivate } from '@/lib/reviews/drafting/rules/current-settings'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { askedAgain, roundAgain } from '@/lib/reviews/drafting/rules/copied-review'
import type { CopyRoundInput } from '@/lib/reviews/drafting/schema'
import { now } from '@/lib/platform/clock'
import { usualClosing } from '@/lib/reviews/model/rules/schedule'
import { beginDraft } from '@/lib/reviews/drafting/steps/begin-draft'

const isHere = { status: 'ACTIVE' } as const

const roundSelect = {
  title: true,
  creatorId: true,
  reviews: {
    where: { status: { not: 'DRAFT' }, form: { isNot: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { ...currentSettingsSelect, id: true, timeZone: true, form: { select: { content: true } } },
  },
} as const satisfies Prisma.ReviewRoundSelect

/** Throws not-found and forbidden. */
async function findOwnRound(actor: Actor, id: string) {
  const where = { id, workspaceId: actor.workspaceId }
  const round = await db.reviewRound.findFirst({ relationLoadStrategy: 'join', where, select: roundSelect })
  if (!round) throw noSuchRound()
  if (!canRunReview(actor, round)) throw notYourReview()
  const [first, ...others] = round.reviews
  if (!first?.form) throw noSuchRound()
  const subjectIds = round.reviews.flatMap(({ subjectId }) => subjectId ?? [])
  const form = currentForm(formContentSchema.parse(first.form.content), mostPrivate(first, others))
  const ids = round.reviews.map((review) => review.id)
  const content = askedAgain(await withCurrentPeople(actor, { ...form, timeZone: first.timeZone }, ids))
  const closesOn = usualClosing(now(), content.timeZone)
  return { previousId: first.id, content: { ...content, title: round.title, subjectIds, closesOn } }
}

/** Active members only. */
async function listPresent({ workspaceId }: Actor, { assigneeIds, sharedWithIds, subjectIds }: FormContent) {
  const ids = [...new Set([...assigneeIds, ...sharedWithIds, ...subjectIds])]
  const found = await db.member.findMany({ where: { workspaceId, id: { in: ids }, ...isHere }, select: { id: true } })
  return new Set(found.map(({ id }) => id))
}

/** Copies a round into a draft without inactive people, which closes as a new one does; results can later be compared. */
export async function copyRound(actor: Actor, { id, madeId }: CopyRoundInput): Promise<{ id: string }> {
  const { previousId, content } = await findOwnRound(actor, id)
  const again = { madeId, content: roundAgain(content, await listPresent(actor, content)), previousId }
  return transaction((tx) => beginDraft(tx, actor, again))
}
