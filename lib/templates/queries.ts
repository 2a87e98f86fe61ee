import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { limitGate } from '@/lib/billing/rules'
import { db, escapedForLike, Prisma, type Tx } from '@/lib/platform/db'
import { fullName } from '@/lib/members/rules'
import { promises } from '@/lib/reviews/responses/rules/privacy-notice'
import { wizardOf } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { draftReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { draftPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { formContentSchema, type FormContent } from '@/lib/reviews/schema'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { isSwitchedOn, switchGate, switchRefusal } from '@/lib/workspaces/features/rules'
import { canEditTemplate, canSeeTemplate } from './policy'
import { defaultStays, noSuchTemplate, notYourTemplate } from './refusals'
import { originOf, overLimitWords, readOnlyRefusal, type TemplateOrigin } from './rules'
import type { TemplateListFilter, TemplateTab } from './schema'

const PAGE_SIZE = 25
const MOST_TAGS = 50

const visible = ({ workspaceId, memberId, role }: Actor) => Prisma.sql`
  (t."workspaceId" = ${workspaceId}::uuid AND t."deletedAt" IS NULL
    AND (t."isShared" OR t."creatorId" = ${memberId}::uuid OR ${role === 'Admin'}))`
const defaults = Prisma.sql`(t."workspaceId" IS NULL AND t."deletedAt" IS NULL)`

/** Which of the visible templates a tab holds; a template that is mine and shared stands in two. */
const tabs: Record<TemplateTab, (actor: Actor) => Prisma.Sql> = {
  all: (actor) => Prisma.sql`(${visible(actor)} OR ${defaults})`,
  mine: (actor) => Prisma.sql`(${visible(actor)} AND t."creatorId" = ${actor.memberId}::uuid)`,
  workspace: (actor) => Prisma.sql`(${visible(actor)} AND (t."isShared" OR t."creatorId" <> ${actor.memberId}::uuid))`,
  default: () => defaults,
}

/** The place of template `t` among those of its workspace, the oldest first. */
const placeInWorkspace = Prisma.sql`(
  SELECT count(*)::int FROM "Template" o WHERE o."workspaceId" = t."workspaceId" AND o."deletedAt" IS NULL
    AND (o."createdAt", o.id) <= (t."createdAt", t.id))`

/** How many questions template `t` asks of everybody: what follows on an answer is not counted. */
const askedOfAll = Prisma.sql`(jsonb_array_length(t.content -> 'questions')
  - jsonb_array_length(jsonb_path_query_array(t.content, '$.questions[*].follows.key')))`

type ListedTemplate = {
  id: string
  workspaceId: string | null
  creatorId: string | null
  title: string
  description: string
  tags: string[]
  isShared: boolean
  savedAt: Date
  questionCount: number
  ownerName: string | null
  place: number
}

/** One line of the list. */
export type TemplateRow = Omit<ListedTemplate, 'workspaceId' | 'creatorId' | 'place'> & {
  origin: TemplateOrigin
  /** Why it can only be read, where this person could otherwise change it. */
  readOnly: string | null
  can: { edit: boolean; delete: boolean }
}

function rowView(actor: Actor, { workspaceId, creatorId, place, ...shown }: ListedTemplate): TemplateRow {
  const isEditor = canEditTemplate(actor, { workspaceId, creatorId })
  const readOnly = isEditor ? (readOnlyRefusal(actor, place)?.message ?? null) : null
  const can = { edit: isEditor && readOnly === null, delete: isEditor }
  return { ...shown, origin: originOf({ workspaceId, creatorId }, actor.memberId), readOnly, can }
}

/** A page of the templates this person may use, the latest first; the defaults follow in their own order. */
export async function listTemplates(actor: Actor, filter: TemplateListFilter): Promise<Page<TemplateRow>> {
  const { tab, search, tag, after } = filter
  const cursor = readCursor(after)
  const words = `%${escapedForLike(search)}%`
  const matching =
    search === '' ? Prisma.empty : Prisma.sql`AND (t.title ILIKE ${words} OR t.description ILIKE ${words})`
  const tagged = tag === '' ? Prisma.empty : Prisma.sql`AND ${tag} = ANY(t.tags)`
  const older = cursor ? Prisma.sql`AND (t."savedAt", t.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const rows = await db.$queryRaw<ListedTemplate[]>`
    SELECT t.id, t."workspaceId", t."creatorId", t.title, t.description, t.tags, t."isShared", t."savedAt",
           ${askedOfAll} AS "questionCount",
           TRIM(u."firstName" || ' ' || u."lastName") AS "ownerName", ${placeInWorkspace} AS place
    FROM "Template" t LEFT JOIN "Member" m ON m.id = t."creatorId" LEFT JOIN "User" u ON u.id = m."userId"
    WHERE ${tabs[tab](actor)} ${matching} ${tagged} ${older}
    ORDER BY t."savedAt" DESC, t.id DESC LIMIT ${PAGE_SIZE + 1}`
  const views = rows.map((row) => rowView(actor, row))
  return toPage(views, PAGE_SIZE, ({ savedAt, id }) => ({ at: savedAt, id }))
}

export type TemplateCounts = Record<TemplateTab, number> & {
  /** Why no further one can be made, or null. */
  full: string | null
  /** What becomes of those that are more than the plan includes, or null. */
  overLimit: string | null
}

/** How many stand behind each tab, and whether the plan has room for another. */
export async function countTemplates(actor: Actor): Promise<TemplateCounts> {
  const { workspaceId } = actor
  const count = (tab: TemplateTab) => Prisma.sql`count(*) FILTER (WHERE ${tabs[tab](actor)})::int`
  const [row] = await db.$queryRaw<(Record<TemplateTab, number> & { held: number })[]>`
    SELECT ${count('all')} AS "all", ${count('mine')} AS mine, ${count('workspace')} AS workspace,
           ${count('default')} AS "default", count(*) FILTER (WHERE t."workspaceId" IS NOT NULL)::int AS held
    FROM "Template" t
    WHERE (t."workspaceId" = ${workspaceId}::uuid OR t."workspaceId" IS NULL) AND t."deletedAt" IS NULL`
  const { held, ...counts } = row ?? { all: 0, mine: 0, workspace: 0, default: 0, held: 0 }
  const full = switchGate(actor, 'Templates') ?? limitGate(actor, 'templates', held)
  return { ...counts, full, overLimit: overLimitWords(actor, held) }
}

/** The tags of the templates in a tab, the most used first. */
export async function listTags(actor: Actor, tab: TemplateTab): Promise<string[]> {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT tag FROM "Template" t, unnest(t.tags) AS tag WHERE ${tabs[tab](actor)}
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${MOST_TAGS}`
  return rows.map(({ tag }) => tag)
}

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

/** How many templates of the workspace are as old as this one or older. */
const placeOf = (tx: Tx, { workspaceId, createdAt, id }: { workspaceId: string | null; createdAt: Date; id: string }) =>
  tx.template.count({
    where: { workspaceId, deletedAt: null, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }] },
  })

/** A template this person may use, with what they may do with it. Throws not-found. */
export async function findTemplate(tx: Tx, actor: Actor, id: string) {
  const template = await tx.template.findFirst({
    relationLoadStrategy: 'join',
    where: { id, deletedAt: null, OR: [{ workspaceId: actor.workspaceId }, { workspaceId: null }] },
    select: templateSelect,
  })
  if (!template || !canSeeTemplate(actor, template)) throw noSuchTemplate()
  const isEditor = canEditTemplate(actor, template)
  const readOnly = isEditor ? readOnlyRefusal(actor, await placeOf(tx, template)) : null
  return { ...template, content: formContentSchema.parse(template.content), isEditor, readOnly }
}

/** What people would be promised if this person used the template. */
function promisedBy(actor: Actor, content: FormContent) {
  const settings = draftReaders(content, actor.memberId)
  const creator = fullName(actor)
  const names = { creator, subject: settings.subjectId === actor.memberId ? creator : null, shared: [] }
  return promises({ ...content, settings, names, identity: 'name' })
}

/** A template as those who answer would see it, for whoever may use it. Throws not-found. */
export async function getTemplatePreview(actor: Actor, id: string) {
  const { content, isEditor, readOnly, title, description, tags, ...template } = await findTemplate(db, actor, id)
  const off = switchGate(actor, 'Templates')
  return {
    ...{ id, title, description, tags },
    origin: originOf(template, actor.memberId),
    form: { ...draftPreview(content), promises: promisedBy(actor, content) },
    readOnly: off ?? readOnly?.message ?? null,
    can: { edit: isEditor && off === null && readOnly === null, use: off === null },
  }
}
export type TemplatePreview = Awaited<ReturnType<typeof getTemplatePreview>>

/** A template for writing it on, or null where it can only be looked at. Throws not-found. */
export async function getTemplateEditor(actor: Actor, id: string) {
  const template = await findTemplate(db, actor, id)
  const { content, isEditor, readOnly, description, tags, isShared, version, savedAt } = template
  if (!isEditor || readOnly !== null || !isSwitchedOn(actor, 'Templates')) return null
  const [draft, known] = await Promise.all([
    wizardOf(actor, { id, version, savedAt, content, startsAt: null }),
    listTags(actor, 'all'),
  ])
  return { draft, about: { id, description, tags, isShared }, knownTags: known }
}
export type TemplateEditorView = NonNullable<Awaited<ReturnType<typeof getTemplateEditor>>>

/** A template this person may change now. Throws not-found, forbidden, or that the plan has no room for it any more. */
export async function editableTemplate(tx: Tx, actor: Actor, id: string) {
  const template = await findTemplate(tx, actor, id)
  if (template.workspaceId === null) throw defaultStays()
  if (!template.isEditor) throw notYourTemplate()
  const off = switchRefusal(actor, 'Templates') ?? template.readOnly
  if (off) throw off
  return template
}
