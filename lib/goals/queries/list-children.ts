import 'server-only'
import type { Actor } from '@/lib/access/actor'
import type { Page } from '@/lib/shared/page'
import { findLines, pageById, under, type TreeGoal } from './tree-goals'
import { ensureVisible } from './visible-goals'

const MOST_CHILDREN = 200

/** A page of visible children by title, after a child. Throws not-found for an invisible parent. */
export async function listChildren(actor: Actor, parentId: string, after?: string): Promise<Page<TreeGoal>> {
  await ensureVisible(actor, parentId)
  return pageById(await findLines(actor, under(actor, [parentId], MOST_CHILDREN + 1, after)), MOST_CHILDREN)
}
