import { z } from 'zod'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { formContentSchema, type FormContent } from '@/lib/reviews/schema'

/** What was typed and not saved yet, and the version of the draft it was typed into. */
export type DraftCopy = { version: number; content: FormContent }

/**
 * A copy as it lies on this device. `page` names the page that put it there; `chosen` are those who are chosen in it, as they
 * were called, because the server knows only those of what was saved.
 */
export type KeptCopy = DraftCopy & { page: string; chosen: PickerItem[] }

const isOfToday = (value: unknown): value is FormContent =>
  typeof value === 'object' && value !== null && 'tagIds' in value

/**
 * A form as it is written today, even if it was kept by an earlier version of the product. What is too long or half written
 * is the very reason why it could not be saved, so it is no reason to drop it here.
 */
function contentOf(value: unknown): FormContent | null {
  const parsed = formContentSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const isBroken = parsed.error.issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_value')
  return !isBroken && isOfToday(value) ? value : null
}

const chosenSchema = z.object({
  id: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  kind: z.enum(['person', 'team', 'tag']),
})

const isChosen = (value: unknown): value is PickerItem => chosenSchema.safeParse(value).success

/** What was kept on this device as the copy it is, or nothing where it is none. */
export function copyOf(kept: unknown): KeptCopy[] {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('content' in kept)) return []
  const content = contentOf(kept.content)
  if (typeof kept.version !== 'number' || content === null) return []
  const page = 'page' in kept && typeof kept.page === 'string' ? kept.page : ''
  const chosen = 'chosen' in kept ? [kept.chosen].flat().filter(isChosen) : []
  return [{ page, version: kept.version, content, chosen }]
}
