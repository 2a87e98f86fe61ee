import { limitRefusal, type Payer } from '@/lib/billing/rules'
import { cut } from '@/lib/shared/text'
import { keptReadOnly } from './refusals'

/** Whose a template is, for the person who looks at it. */
export type TemplateOrigin = 'default' | 'mine' | 'workspace'

export const originOf = (
  { workspaceId, creatorId }: { workspaceId: string | null; creatorId: string | null },
  memberId: string,
): TemplateOrigin => (workspaceId === null ? 'default' : creatorId === memberId ? 'mine' : 'workspace')

/**
 * Why a template can only be read, or null when it can be changed. `place` is its place among those of the workspace by
 * age: when a plan becomes smaller, the oldest ones stay as they were.
 */
export function readOnlyRefusal(payer: Payer, place: number) {
  const over = limitRefusal(payer, 'templates', place)
  return over && keptReadOnly(over.message)
}

/** A copy is told from what it was made of. */
export const copiedTitle = (title: string, limit: number) => cut(`Copy of ${title.trim() || 'an untitled form'}`, limit)
