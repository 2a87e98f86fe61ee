import { z } from 'zod'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'

/** Unsaved input and the draft version it is based on. */
export type DraftCopy = { version: number; content: FormContent }

/**
 * A stored copy. `page`: the tab that wrote it; `chosen`: names of selected people, which the server has only for saved
 * ones; `writtenAt` null: kept by an earlier version.
 */
export type KeptCopy = DraftCopy & { page: string; chosen: PickerItem[]; writtenAt: Date | null }

const isOfToday = (value: unknown): value is FormContent =>
  typeof value === 'object' && value !== null && 'tagIds' in value

/**
 * A form in today's shape from any earlier version. Overlong or incomplete values stay, because they are why it wasn't
 * saved.
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

const dateSchema = z.string().pipe(z.coerce.date())

/** A valid stored copy, or undefined. */
export function copyOf(kept: unknown): KeptCopy[] {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('content' in kept)) return []
  const content = contentOf(kept.content)
  if (typeof kept.version !== 'number' || content === null) return []
  const page = 'page' in kept && typeof kept.page === 'string' ? kept.page : ''
  const chosen = 'chosen' in kept ? [kept.chosen].flat().filter(isChosen) : []
  const writtenAt = 'writtenAt' in kept ? (dateSchema.safeParse(kept.writtenAt).data ?? null) : null
  return [{ page, version: kept.version, content, chosen, writtenAt }]
}
