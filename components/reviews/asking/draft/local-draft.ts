import { formContentSchema, type FormContent } from '@/lib/reviews/schema'

/** What was typed and not saved yet, and the version of the draft it was typed into. */
export type DraftCopy = { version: number; content: FormContent }

/** Where the unsaved state of one draft lies on this device. */
export type LocalDraft = { read: () => DraftCopy | null; write: (copy: DraftCopy) => void; forget: () => void }

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

function parse(written: string | null): DraftCopy | null {
  const kept: unknown = JSON.parse(written ?? 'null')
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('content' in kept)) return null
  const content = contentOf(kept.content)
  return typeof kept.version === 'number' && content !== null ? { version: kept.version, content } : null
}

/** A place in this browser for the draft with this id. Where the browser keeps nothing for us, it is always empty. */
export function localDraft(id: string): LocalDraft {
  const place = `rapport.draft.${id}`
  const attempt = <Result>(work: () => Result, otherwise: Result) => {
    try {
      return work()
    } catch {
      // Private windows and full disks refuse. The server still has everything up to the last save.
      return otherwise
    }
  }
  return {
    read: () => attempt(() => parse(window.localStorage.getItem(place)), null),
    write: (copy) => attempt(() => window.localStorage.setItem(place, JSON.stringify(copy)), undefined),
    forget: () => attempt(() => window.localStorage.removeItem(place), undefined),
  }
}

/** Where a state is put aside that was typed into an older version than the server has now. */
export const rivalDraft = (id: string) => localDraft(`${id}.rival`)
