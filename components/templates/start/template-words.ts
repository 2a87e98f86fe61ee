import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import type { TemplateRow } from '@/lib/templates/queries/list-templates'

export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled template'

/** A row's questions, tags and owner or purpose. */
export function factsOf({ questionCount, origin, ownerName, savedAt, tags, description }: TemplateRow, zone: string) {
  const saved = `saved ${formatDate(savedAt, 'MMM DD, YYYY', zone)}`
  const source = { default: description, mine: saved, workspace: `by ${ownerName ?? ''}, ${saved}` }[origin]
  return [plural(questionCount, 'question'), tags.join(', '), source]
}

/** Who else can't use it once it is deleted; undefined where nobody. */
export function lossOf({ origin, isShared, ownerName }: Pick<TemplateRow, 'origin' | 'isShared' | 'ownerName'>) {
  if (isShared) return 'It’s shared, so your colleagues can no longer use it.'
  return origin === 'workspace' ? `${ownerName ?? 'Its author'} can no longer use it.` : undefined
}

export const deletionInWords = (loss: string) =>
  [loss, 'Feedback already started from it stays. This can’t be undone.'].filter(Boolean).join(' ')
