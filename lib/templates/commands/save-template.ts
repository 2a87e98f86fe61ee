import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { withoutPeople } from '@/lib/reviews/drafting/rules/copied-review'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { editableTemplate } from '@/lib/templates/queries/get-template'
import { templateSavedElsewhere } from '@/lib/templates/refusals'
import type { SaveTemplateInput } from '@/lib/templates/schema'
import { recordTemplateEdit } from '@/lib/templates/steps/record-template-edit'

/**
 * Saves title and questions. `version` is the one the writer saw, so that nobody overwrites another; a lost save may be
 * repeated. Feedback created from it doesn’t change.
 */
export const saveTemplate = (actor: Actor, { id, version, content: given }: SaveTemplateInput) =>
  transaction(async (tx) => {
    const { workspaceId } = actor
    const before = await editableTemplate(tx, actor, id)
    // Parsed like the stored form, so that equal forms have equal field order.
    const content = formContentSchema.parse(withoutPeople(given))
    const savedAt = now()
    const saved = await tx.template.updateMany({
      where: { id, workspaceId, version, deletedAt: null },
      data: { content, title: content.title, version: version + 1, savedAt },
    })
    if (saved.count > 0) {
      await recordTemplateEdit(tx, actor, before)
      return { version: version + 1, savedAt }
    }
    const isRepeated = before.version === version + 1 && JSON.stringify(before.content) === JSON.stringify(content)
    if (!isRepeated) throw templateSavedElsewhere()
    return { version: before.version, savedAt: before.savedAt }
  })
