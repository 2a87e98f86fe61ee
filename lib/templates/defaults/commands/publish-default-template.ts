import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction, type Tx } from '@/lib/platform/db'
import { faultMessages } from '@/lib/reviews/model/rules/form-errors'
import type { FormContent } from '@/lib/reviews/model/schema'
import { templateUnfinished, templateUntitled, withoutQuestions } from '@/lib/templates/defaults/refusals'
import type { PublishDefaultTemplateInput } from '@/lib/templates/defaults/schema'
import { findDraft, holdDefault } from '@/lib/templates/steps/open-draft'

function refuseUnfinished({ title, questions }: FormContent) {
  if (title.trim() === '') throw templateUntitled()
  if (questions.length === 0) throw withoutQuestions()
  const [fault] = faultMessages(questions)
  if (fault !== undefined) throw templateUnfinished(fault)
}

type Published = Awaited<ReturnType<typeof holdDefault>>

/** For versions published before history was kept. */
async function keepVersion(tx: Tx, { id: templateId, version, deletedAt: _, ...copy }: Published) {
  if (version === 0) return
  const kept = { ...copy, templateId, number: version, savedAt: now(), publishedAt: now() }
  await tx.templateVersion.createMany({ data: [kept], skipDuplicates: true })
}

/** Publishes the draft to every workspace, also after a withdrawal. Copies in workspaces stay. */
export const publishDefaultTemplate = (admin: AdminActor, { id }: PublishDefaultTemplateInput) =>
  transaction(async (tx) => {
    const template = await holdDefault(tx, id)
    const draft = await findDraft(tx, id)
    if (draft === null && template.deletedAt === null) return { id }
    refuseUnfinished((draft ?? template).content)
    if (draft) {
      const { number, revision: _revision, savedAt: _savedAt, ...copy } = draft
      await keepVersion(tx, template)
      const where = { templateId_number: { templateId: id, number } }
      await tx.templateVersion.update({ where, data: { publishedAt: now() }, select: { number: true } })
      await tx.template.update({ where: { id }, data: { ...copy, version: number }, select: { id: true } })
    }
    await tx.template.update({ where: { id }, data: { deletedAt: null }, select: { id: true } })
    const { title } = draft ?? template
    const words = `Published version ${draft?.number ?? template.version} of the template “${title}”`
    await recordAct(tx, admin, { action: 'template.published', objectId: id, title: words })
    return { id }
  })
