import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { withoutPeople } from '@/lib/reviews/drafting/rules/copied-review'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { openDraft } from '@/lib/templates/steps/open-draft'
import { templateSavedElsewhere } from '@/lib/templates/refusals'
import type { SaveTemplateInput } from '@/lib/templates/schema'

/**
 * Saves title and questions to the draft. `version` is the save the writer saw, so that nobody overwrites another; a
 * lost save may be repeated.
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
