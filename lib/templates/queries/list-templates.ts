import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { getFrame } from '@/lib/access/frame'
import { Prisma, escapedForLike, db } from '@/lib/platform/db'
import type { TemplateTab, TemplateListFilter } from '@/lib/templates/schema'
import { rowsOf, type SharedReading } from '@/lib/platform/reading'
import { readOnlyRefusal, originOf, overLimitWords, type TemplateOrigin } from '@/lib/templates/rules'
import { canEditTemplate } from '@/lib/templates/policy'
import { readCursor, toPage, type Page } from '@/lib/shared/page'
import { switchGate } from '@/lib/workspaces/features/rules'
import { limitGate, type Payer } from '@/lib/billing/rules'

const PAGE_SIZE = 25
const MOST_TAGS = 50

const visible = ({ workspaceId, memberId, role }: Actor) => Prisma.sql`
  (t."workspaceId" = ${workspaceId}::uuid AND t."deletedAt" IS NULL
    AND (t."isShared" OR t."creatorId" = ${memberId}::uuid OR ${role === 'Admin'}))`
const defaults = Prisma.sql`(t."workspaceId" IS NULL AND t."deletedAt" IS NULL)`

/** A template that is mine and shared is in two tabs. */
const tabs: Record<TemplateTab, (actor: Actor) => Prisma.Sql> = {
  all: (actor) => Prisma.sql`(${visible(actor)} OR ${defaults})`,
  mine: (actor) => Prisma.sql`(${visible(actor)} AND t."creatorId" = ${actor.memberId}::uuid)`,
  workspace: (actor) => Prisma.sql`(${visible(actor)} AND (t."isShared" OR t."creatorId" <> ${actor.memberId}::uuid))`,
  default: () => defaults,
}

/** The rank of template `t` in its workspace, oldest first. */
const placeInWorkspace = Prisma.sql`(
  SELECT count(*)::int FROM "Template" o WHERE o."workspaceId" = t."workspaceId" AND o."deletedAt" IS NULL
    AND (o."createdAt", o.id) <= (t."createdAt", t.id))`

/** Questions of template `t` without follow-ups. */
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

export type TemplateRow = Omit<ListedTemplate, 'workspaceId' | 'creatorId' | 'place'> & {
  origin: TemplateOrigin
  readOnly: string | null
  can: { edit: boolean; delete: boolean }
}

function rowView(actor: Actor, payer: Payer, { workspaceId, creatorId, place, ...shown }: ListedTemplate): TemplateRow {
  const isEditor = canEditTemplate(actor, { workspaceId, creatorId })
  const readOnly = isEditor ? (readOnlyRefusal(payer, place)?.message ?? null) : null
  const can = { edit: isEditor && readOnly === null, delete: isEditor }
  return { ...shown, origin: originOf({ workspaceId, creatorId }, actor.memberId), readOnly, can }
}

type FoundTemplate = Pick<ListedTemplate, 'id' | 'title' | 'questionCount'>

const holding = (words: string) => {
  const pattern = `%${escapedForLike(words)}%`
  return Prisma.sql`(t.title ILIKE ${pattern} OR t.description ILIKE ${pattern})`
}

export const foundTemplatesReading = (actor: Actor, words: string, most: number): SharedReading<FoundTemplate[]> =>
  rowsOf<FoundTemplate>(Prisma.sql`
    SELECT t.id, t.title, ${askedOfAll} AS "questionCount" FROM "Template" t WHERE ${tabs.all(actor)} AND ${holding(words)}
    ORDER BY t."savedAt" DESC, t.id DESC LIMIT ${most}`)

/** Newest first; the defaults follow in their own order. */
export async function listTemplates(actor: Actor, filter: TemplateListFilter): Promise<Page<TemplateRow>> {
  const { tab, search, tag, after } = filter
  const cursor = readCursor(after)
  const matching = search === '' ? Prisma.empty : Prisma.sql`AND ${holding(search)}`
  const tagged = tag === '' ? Prisma.empty : Prisma.sql`AND ${tag} = ANY(t.tags)`
  const older = cursor ? Prisma.sql`AND (t."savedAt", t.id) < (${cursor.at}, ${cursor.id}::uuid)` : Prisma.empty
  const finding = db.$queryRaw<ListedTemplate[]>`
    SELECT t.id, t."workspaceId", t."creatorId", t.title, t.description, t.tags, t."isShared", t."savedAt",
           ${askedOfAll} AS "questionCount",
           TRIM(u."firstName" || ' ' || u."lastName") AS "ownerName", ${placeInWorkspace} AS place
    FROM "Template" t LEFT JOIN "Member" m ON m.id = t."creatorId" LEFT JOIN "User" u ON u.id = m."userId"
    WHERE ${tabs[tab](actor)} ${matching} ${tagged} ${older}
    ORDER BY t."savedAt" DESC, t.id DESC LIMIT ${PAGE_SIZE + 1}`
  const [rows, frame] = await Promise.all([finding, getFrame(actor)])
  const views = rows.map((row) => rowView(actor, frame, row))
  return toPage(views, PAGE_SIZE, ({ savedAt, id }) => ({ at: savedAt, id }))
}

export type TemplateCounts = Record<TemplateTab, number> & {
  full: string | null
  /** The notice about templates above the plan's limit, or null. */
  overLimit: string | null
}

export async function countTemplates(actor: Actor): Promise<TemplateCounts> {
  const { workspaceId } = actor
  const count = (tab: TemplateTab) => Prisma.sql`count(*) FILTER (WHERE ${tabs[tab](actor)})::int`
  const counting = db.$queryRaw<(Record<TemplateTab, number> & { held: number })[]>`
    SELECT ${count('all')} AS "all", ${count('mine')} AS mine, ${count('workspace')} AS workspace,
           ${count('default')} AS "default", count(*) FILTER (WHERE t."workspaceId" IS NOT NULL)::int AS held
    FROM "Template" t
    WHERE (t."workspaceId" = ${workspaceId}::uuid OR t."workspaceId" IS NULL) AND t."deletedAt" IS NULL`
  const [[row], frame] = await Promise.all([counting, getFrame(actor)])
  const { held, ...counts } = row ?? { all: 0, mine: 0, workspace: 0, default: 0, held: 0 }
  const full = switchGate(actor, 'Templates') ?? limitGate(frame, 'templates', held)
  return { ...counts, full, overLimit: overLimitWords(frame, held) }
}

/** Most used first. */
export async function listTemplateTags(actor: Actor, tab: TemplateTab): Promise<string[]> {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT tag FROM "Template" t, unnest(t.tags) AS tag WHERE ${tabs[tab](actor)}
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${MOST_TAGS}`
  return rows.map(({ tag }) => tag)
}
