import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { transaction } from '@/lib/platform/db'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { findTemplate } from '@/lib/templates/queries/get-template'
import { copiedTitle } from '@/lib/templates/rules'
import type { DuplicateTemplateInput } from '@/lib/templates/schema'
import { addTemplate } from '@/lib/templates/steps/add-template'

/** From any template they may use, defaults included. */
export const duplicateTemplate = (actor: Actor, { id, madeId }: DuplicateTemplateInput) =>
  transaction(async (tx) => {
    const { content, description, tags, title } = await findTemplate(tx, actor, id)
    const copy = { ...content, title: copiedTitle(title, limits.title) }
    return addTemplate(tx, actor, { madeId, content: copy, description, tags })
  })
