import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { withoutPeople } from '@/lib/reviews/drafting/rules/copied-review'
import { formContentSchema } from '@/lib/reviews/schema'
import { openDraft } from '@/lib/templates/steps/open-draft'
import { templateSavedElsewhere } from '@/lib/templates/refusals'
import type { SaveTemplateInput } from '@/lib/templates/schema'

/**
 * Keeps the words and questions of a default template in its draft. `version` is the saving that the writer has seen, so
 * that two cannot overwrite each other; a save whose answer was lost may be repeated.
 */
export const saveDefaultTemplate = (_admin: AdminActor, { id, version, content: given }: SaveTemplateInput) =>
  transaction(async (tx) => {
    const { number, revision, savedAt: before, content: kept } = await openDraft(tx, id)
    const content = formContentSchema.parse(withoutPeople(given))
    const isRepeated = revision === version + 1 && JSON.stringify(kept) === JSON.stringify(content)
    if (isRepeated) return { version: revision, savedAt: before }
    if (revision !== version) throw templateSavedElsewhere()
    const savedAt = now()
    await tx.templateVersion.update({
      where: { templateId_number: { templateId: id, number } },
      data: { content, title: content.title, revision: revision + 1, savedAt },
      select: { number: true },
    })
    return { version: revision + 1, savedAt }
  })
