import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import type { TemplateRow } from '@/lib/templates/queries/list-templates'

export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled template'

/** What a row says under its title: how much it asks, under which tags, and whose it is or what it is for. */
export function factsOf({ questionCount, origin, ownerName, savedAt, tags, description }: TemplateRow, zone: string) {
  const saved = `saved ${formatDate(savedAt, 'MMM DD, YYYY', zone)}`
  const source = { default: description, mine: saved, workspace: `by ${ownerName ?? ''}, ${saved}` }[origin]
  return [plural(questionCount, 'question'), tags.join(', '), source]
}
