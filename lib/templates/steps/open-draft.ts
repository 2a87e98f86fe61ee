import 'server-only'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import { formContentSchema } from '@/lib/reviews/model/schema'
import { noSuchTemplate } from '@/lib/templates/refusals'

const copied = { title: true, description: true, content: true, tags: true } as const

/** Locked for the transaction. Throws not-found. */
export async function holdDefault(tx: Tx, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "Template" WHERE id = ${id}::uuid AND "workspaceId" IS NULL FOR UPDATE`
  const template = await tx.template.findFirst({
    where: { id, workspaceId: null },
    select: { id: true, version: true, deletedAt: true, ...copied },
  })
  if (!template) throw noSuchTemplate()
  return { ...template, content: formContentSchema.parse(template.content) }
}

const draftSelect = { number: true, revision: true, savedAt: true, ...copied } as const

export async function findDraft(tx: Tx, templateId: string) {
  const draft = await tx.templateVersion.findFirst({ where: { templateId, publishedAt: null }, select: draftSelect })
  return draft && { ...draft, content: formContentSchema.parse(draft.content) }
}

/** Creates the draft from the published version if missing. Throws not-found. */
export async function openDraft(tx: Tx, id: string) {
  const { version, deletedAt: _, ...template } = await holdDefault(tx, id)
  const draft = await findDraft(tx, id)
  if (draft) return draft
  const { id: templateId, ...copy } = template
  const begun = { ...copy, number: version + 1, revision: 1, savedAt: now() }
  await tx.templateVersion.create({ data: { templateId, ...begun }, select: { number: true } })
  return begun
}
