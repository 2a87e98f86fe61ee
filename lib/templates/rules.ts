import { limitOf, limitRefusal, type Payer } from '@/lib/billing/rules'
import { cut, fullCount, plural } from '@/lib/shared/text'
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

/** The notice above the list when there are more than the plan includes, or null. */
export function overLimitWords(payer: Payer, held: number): string | null {
  const most = limitOf(payer, 'templates')
  if (most === null || held <= most) return null
  return `The plan includes ${plural(most, 'template')}, and there are ${fullCount(held)}. The oldest can be changed as before; the others can be used, but not changed.`
}

/** A copy knows its original. */
export const copiedTitle = (title: string, limit: number) => cut(`Copy of ${title.trim() || 'an untitled form'}`, limit)
