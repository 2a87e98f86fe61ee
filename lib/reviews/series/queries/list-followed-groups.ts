import 'server-only'
import { db, type Tx } from '@/lib/platform/db'
import { findLastOccurrence } from './find-last-occurrence'
import { formContentSchema } from '@/lib/reviews/model/schema'

const select = {
  seriesId: true,
  series: { select: { nextOn: true } },
  form: { select: { content: true } },
} as const

/** Null unless the review is the newest round of a running series. Its teams and tags decide who is asked next. */
export async function findRepeatedForm(tx: Tx, { id }: { id: string }) {
  const review = await tx.review.findUniqueOrThrow({ where: { id }, select })
  const { seriesId, series, form } = review
  if (seriesId === null || series === null || series.nextOn === null || form === null) return null
  const last = await findLastOccurrence(tx, seriesId)
  return last?.id === id ? formContentSchema.parse(form.content) : null
}

/** A team or tag that further rounds follow. */
export type FollowedGroup = { id: string; name: string; kind: 'team' | 'tag' }

/** Sorted by name, teams first; empty without a further round. The caller checks that the reader is the creator. */
export async function listFollowed(review: { id: string; workspaceId: string }): Promise<FollowedGroup[]> {
  const form = await findRepeatedForm(db, review)
  if (form === null) return []
  const { workspaceId } = review
  const among = (ids: string[]) =>
    ({ where: { workspaceId, id: { in: ids } }, orderBy: { name: 'asc' }, select: { id: true, name: true } }) as const
  const teams = form.teamIds.length === 0 ? [] : await db.team.findMany(among(form.teamIds))
  const tags = form.tagIds.length === 0 ? [] : await db.tag.findMany(among(form.tagIds))
  const of = (kind: FollowedGroup['kind']) => (group: { id: string; name: string }) => ({ ...group, kind })
  return [...teams.map(of('team')), ...tags.map(of('tag'))]
}
