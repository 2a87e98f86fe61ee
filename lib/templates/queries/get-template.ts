import 'server-only'
import { db, type Tx } from '@/lib/platform/db'
import type { Actor } from '@/lib/access/actor'
import { findPayer } from '@/lib/billing/gates'
import { canSeeTemplate, canEditTemplate } from '@/lib/templates/policy'
import { noSuchTemplate, defaultStays, notYourTemplate } from '@/lib/templates/refusals'
import { readOnlyRefusal, originOf } from '@/lib/templates/rules'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { draftReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { fullName } from '@/lib/members/rules'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'
import { switchGate, isSwitchedOn, switchRefusal } from '@/lib/workspaces/features/rules'
import { draftPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { wizardOf } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { listTemplateTags } from './list-templates'

const templateSelect = {
  id: true,
  workspaceId: true,
  creatorId: true,
  title: true,
  description: true,
  content: true,
  tags: true,
  isShared: true,
  version: true,
  createdAt: true,
  savedAt: true,
  creator: { select: { user: { select: { firstName: true, lastName: true } } } },
} as const

/** Its rank by age, oldest first. */
const placeOf = (tx: Tx, { workspaceId, createdAt, id }: { workspaceId: string | null; createdAt: Date; id: string }) =>
  tx.template.count({
    where: { workspaceId, deletedAt: null, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }] },
  })

/** With the actor's rights. Throws not-found. */
export async function findTemplate(tx: Tx, actor: Actor, id: string) {
  const template = await tx.template.findFirst({
    relationLoadStrategy: 'join',
    where: { id, deletedAt: null, OR: [{ workspaceId: actor.workspaceId }, { workspaceId: null }] },
    select: templateSelect,
  })
  if (!template || !canSeeTemplate(actor, template)) throw noSuchTemplate()
  const isEditor = canEditTemplate(actor, template)
  const readOnly = isEditor
    ? readOnlyRefusal(await findPayer(tx, actor.workspaceId), await placeOf(tx, template))
    : null
  return { ...template, content: formContentSchema.parse(template.content), isEditor, readOnly }
}

function privacyNoticeOf(actor: Actor, content: FormContent) {
  const settings = draftReaders(content, actor.memberId)
  const creator = fullName(actor)
  const names = { creator, subject: settings.subjectId === actor.memberId ? creator : null, shared: [] }
  return privacyNotice({ ...content, settings, names, identity: 'name' })
}

/** Throws not-found. */
export async function getTemplatePreview(actor: Actor, id: string) {
  const { content, isEditor, readOnly, title, description, tags, ...template } = await findTemplate(db, actor, id)
  const off = switchGate(actor, 'Templates')
  return {
    id,
    title,
    description,
    tags,
    origin: originOf(template, actor.memberId),
    form: { ...draftPreview(content, 'template'), privacyNotice: privacyNoticeOf(actor, content) },
    readOnly: off ?? readOnly?.message ?? null,
    can: { edit: isEditor && off === null && readOnly === null, use: off === null },
  }
}
export type TemplatePreview = Awaited<ReturnType<typeof getTemplatePreview>>

/** Null where the actor may only read it. Throws not-found. */
export async function getTemplateEditor(actor: Actor, id: string) {
  const template = await findTemplate(db, actor, id)
  const { content, isEditor, readOnly, description, tags, isShared, version, savedAt } = template
  if (!isEditor || readOnly !== null || !isSwitchedOn(actor, 'Templates')) return null
  const [draft, known] = await Promise.all([
    wizardOf(actor, { id, version, savedAt, content, startsAt: null }),
    listTemplateTags(actor, 'all'),
  ])
  return { draft, about: { id, description, tags, isShared }, knownTags: known }
}
export type TemplateEditorView = NonNullable<Awaited<ReturnType<typeof getTemplateEditor>>>

/** Throws not-found, forbidden, or the plan’s limit. */
export async function editableTemplate(tx: Tx, actor: Actor, id: string) {
  const template = await findTemplate(tx, actor, id)
  if (template.workspaceId === null) throw defaultStays()
  if (!template.isEditor) throw notYourTemplate()
  const off = switchRefusal(actor, 'Templates') ?? template.readOnly
  if (off) throw off
  return template
}
