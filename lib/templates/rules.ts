import { limitOf, limitRefusal, type Payer } from '@/lib/billing/rules'
import { cut, fullCount, plural } from '@/lib/shared/text'
import { keptReadOnly } from './refusals'

export type TemplateOrigin = 'default' | 'mine' | 'workspace'

export const originOf = (
  { workspaceId, creatorId }: { workspaceId: string | null; creatorId: string | null },
  memberId: string,
): TemplateOrigin => (workspaceId === null ? 'default' : creatorId === memberId ? 'mine' : 'workspace')

/** Why it is read-only, or null. `place` is its rank by age: after a downgrade the oldest ones stay editable. */
export function readOnlyRefusal(payer: Payer, place: number) {
  const over = limitRefusal(payer, 'templates', place)
  return over && keptReadOnly(over.message)
}

export function overLimitWords(payer: Payer, held: number): string | null {
  const most = limitOf(payer, 'templates')
  if (most === null || held <= most) return null
  return `The plan includes ${plural(most, 'template')}, and there are ${fullCount(held)}. The oldest can be changed as before; the others can be used, but not changed.`
}

export const copiedTitle = (title: string, limit: number) => cut(`Copy of ${title.trim() || 'an untitled form'}`, limit)
