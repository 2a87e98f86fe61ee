import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { ownerMark } from '@/lib/access/device'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { draftReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { draftPreview } from '@/lib/reviews/drafting/rules/form-preview'
import { privacyNotice } from '@/lib/reviews/responses/rules/privacy-notice'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'
import { noSuchTemplate } from '@/lib/templates/refusals'

export type DefaultTemplateRow = {
  id: string
  title: string
  description: string
  version: number
  isPublished: boolean
  draftSavedAt: Date | null
}

const MOST = 200

/** In the order they are offered, withdrawn ones included. */
export async function listDefaultTemplates(_admin: AdminActor): Promise<DefaultTemplateRow[]> {
  const templates = await db.template.findMany({
    relationLoadStrategy: 'join',
    where: { workspaceId: null },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: {
      id: true,
      title: true,
      description: true,
      version: true,
      deletedAt: true,
      versions: { where: { publishedAt: null }, select: { title: true, savedAt: true } },
    },
  })
  return templates.map(({ versions: [draft], deletedAt, title, ...template }) => ({
    ...template,
    title: title || (draft?.title ?? ''),
    isPublished: deletedAt === null,
    draftSavedAt: draft?.savedAt ?? null,
  }))
}

export const listOfferedDefaults = (): Promise<{ title: string; description: string }[]> =>
  db.template.findMany({
    where: { workspaceId: null, deletedAt: null },
    orderBy: [{ savedAt: 'desc' }, { id: 'desc' }],
    take: MOST,
    select: { title: true, description: true },
  })

const shown = { title: true, description: true, content: true, tags: true } as const

/** The draft, or else the published version. Throws not-found. */
async function findNewest(id: string) {
  const template = await db.template.findFirst({
    relationLoadStrategy: 'join',
    where: { id, workspaceId: null },
    select: {
      id: true,
      version: true,
      deletedAt: true,
      savedAt: true,
      ...shown,
      versions: { where: { publishedAt: null }, select: { revision: true, savedAt: true, ...shown } },
    },
  })
  if (!template) throw noSuchTemplate()
  const { versions, deletedAt, version, ...published } = template
  const newest = versions[0] ?? { ...published, revision: 1 }
  const content = formContentSchema.parse(newest.content)
  return { ...newest, id, content, version, isPublished: deletedAt === null, hasDraft: versions.length > 0 }
}

/** In notices, in place of the super admin. */
const USER = 'the person who uses this template'

function privacyNoticeOf(content: FormContent) {
  const settings = draftReaders(content, '')
  const names = { creator: USER, subject: null, shared: [] }
  return privacyNotice({ ...content, settings, names, identity: 'name' })
}

/** Throws not-found. */
export async function getDefaultPreview(_admin: AdminActor, id: string) {
  const { content, title, description, tags, version, isPublished, hasDraft } = await findNewest(id)
  const form = { ...draftPreview(content, 'template'), privacyNotice: privacyNoticeOf(content) }
  return { id, title, description, tags, version, isPublished, hasDraft, form }
}
export type DefaultPreview = Awaited<ReturnType<typeof getDefaultPreview>>

const TAGS_OFFERED = 50

const listTags = async () => {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT tag FROM "Template" t, unnest(t.tags) AS tag WHERE t."workspaceId" IS NULL
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${TAGS_OFFERED}`
  return rows.map(({ tag }) => tag)
}

/** Templates have no people, and no plan limits a default. */
const nobody = { people: [], teams: [], tags: [], orgRelations: [], unsubscribed: [], colleagues: [], startsAt: null }
const can = {
  askAboutOthers: true,
  askMost: Number.MAX_SAFE_INTEGER,
  externalBlockedReason: null,
  externalLimit: null,
  anonymityBlockedReason: null,
  templatesBlockedReason: null,
}

/** Throws not-found. */
export async function getDefaultEditor(admin: AdminActor, id: string) {
  const [{ content, description, tags, revision, savedAt }, knownTags] = await Promise.all([findNewest(id), listTags()])
  const me = { id: admin.userId, name: USER, timeZone: admin.timeZone }
  const localKey = `${ownerMark(admin.userId)}.${id}`
  const draft = { id, version: revision, savedAt, content, localKey, me, at: now(), ...nobody, can }
  return { draft, about: { id, description, tags, isShared: false }, knownTags }
}
export type DefaultEditorView = Awaited<ReturnType<typeof getDefaultEditor>>
