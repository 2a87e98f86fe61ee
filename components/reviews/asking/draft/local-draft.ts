import { z } from 'zod'
import { devicePlace } from '@/components/ui/device-place'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { formContentSchema, type FormContent } from '@/lib/reviews/schema'
import { randomId } from '@/lib/shared/randomness'

/** What was typed and not saved yet, and the version of the draft it was typed into. */
export type DraftCopy = { version: number; content: FormContent }

/**
 * A copy as it lies on this device. `page` names the page that put it there; `chosen` are those who are chosen in it, as they
 * were called, because the server knows only those of what was saved.
 */
export type KeptCopy = DraftCopy & { page: string; chosen: PickerItem[] }

/** Where the unsaved states of one draft lie on this device, as one of the pages sees it that write that draft. */
export interface LocalDraft {
  /** What other pages have put there, the newest last. */
  read: () => KeptCopy[]
  /** Puts this page's own there, in place of the one before. */
  write: (copy: DraftCopy & Partial<Pick<KeptCopy, 'chosen'>>) => void
  /** Takes this page's own away. */
  forget: () => void
  /** Takes away what another page has put there, unless that page has put something else there since. */
  drop: (copy: KeptCopy) => void
}

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

function copyOf(kept: unknown): KeptCopy[] {
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('content' in kept)) return []
  const content = contentOf(kept.content)
  if (typeof kept.version !== 'number' || content === null) return []
  const page = 'page' in kept && typeof kept.page === 'string' ? kept.page : ''
  const chosen = 'chosen' in kept ? [kept.chosen].flat().filter(isChosen) : []
  return [{ page, version: kept.version, content, chosen }]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A place in this browser for the draft with this id. Where the browser keeps nothing for us, it is always empty. Several
 * pages may write the same draft: what one of them could not save stays, whatever the others do.
 */
export function localDraft(id: string): LocalDraft {
  const place = devicePlace(`rapport.draft.${id}`)
  const page = randomId()
  // There was one copy for all pages once, and some of those are still there.
  const stored = () => [place.read()].flat().flatMap(copyOf)
  const others = () => stored().filter((copy) => copy.page !== page)
  const put = (copies: KeptCopy[]) => place.write(copies.length === 0 ? null : copies)
  return {
    read: others,
    write: (copy) => put([...others(), { page, chosen: [], ...copy }]),
    forget: () => put(others()),
    drop: (copy) => put(stored().filter((kept) => !isSame(kept, copy))),
  }
}

/**
 * What becomes of the copies that earlier visits left: those that say what the server has are `done` with, the newest of the
 * version the server has is `taken` up, and about every other, a rival, the person decides.
 */
export function sortCopies(found: readonly KeptCopy[], draft: DraftCopy) {
  const done = found.filter(({ content }) => isSame(content, draft.content))
  const unsaved = found.filter((copy) => !done.includes(copy))
  const taken = unsaved.filter(({ version }) => version === draft.version).at(-1)
  return { done, taken, rivals: unsaved.filter((copy) => copy !== taken) }
}
