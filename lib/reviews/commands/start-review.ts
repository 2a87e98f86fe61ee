import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { newFormContent } from '../formats/rules'
import { canAskAbout } from '../policy'
import type { StartReviewInput } from '../schema'

/** Begins a draft in the chosen format; nobody but its creator knows of it until it is sent. */
export async function startReview(actor: Actor, { format, timeZone }: StartReviewInput) {
  const { workspaceId, memberId: creatorId } = actor
  const preset = newFormContent(format, timeZone)
  // Who may not ask about others is given the same form about themselves.
  const about = preset.about === 'person' && !canAskAbout(actor, 'somebody else') ? 'me' : preset.about
  const content = { ...preset, about }
  const createdAt = now()
  return db.review.create({
    data: {
      workspaceId,
      creatorId,
      title: content.title,
      timeZone,
      createdAt,
      form: { create: { workspaceId, content, savedAt: createdAt } },
    },
    select: { id: true },
  })
}
