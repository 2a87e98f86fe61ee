import { devicePlace } from '@/components/ui/device-place'
import { randomId } from '@/lib/shared/randomness'
import type { DraftCopy, KeptCopy } from './kept-copy'

/** Unsaved copies of a draft on this device, as one tab sees them. */
export interface LocalDraft {
  /** Other tabs' copies, newest last; the parser loads only if there are any. */
  read: () => Promise<KeptCopy[]>
  /** Replaces this tab's copy. */
  write: (copy: DraftCopy & Partial<Pick<KeptCopy, 'chosen' | 'writtenAt'>>) => void
  /** Removes this tab's copy. */
  forget: () => void
  /** Removes another tab's copy unless it changed since. */
  drop: (copy: KeptCopy) => Promise<void>
}

/** The storage key of a draft; a fixed one before the first save, because ids differ per visit. */
export function copiesOf({ localKey, newKey }: { localKey: string; newKey?: string }): LocalDraft {
  const stored = localDraft(localKey)
  if (newKey === undefined) return stored
  const early = localDraft(newKey)
  return {
    read: early.read,
    drop: early.drop,
    forget: () => {
      early.forget()
      stored.forget()
    },
    write: (copy) => {
      if (copy.version === 0) return early.write(copy)
      early.forget()
      stored.write(copy)
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

// Loaded on demand, because the form parser is large and rarely needed.
const reader = () => import('./kept-copy')

async function readAll(kept: readonly unknown[]): Promise<KeptCopy[]> {
  if (kept.length === 0) return []
  const { copyOf } = await reader()
  return kept.flatMap(copyOf)
}

const isOf = (page: string, kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'page' in kept && kept.page === page

/** Storage for this draft, empty where the browser refuses it. Tabs keep separate copies, so none loses another's. */
export function localDraft(key: string): LocalDraft {
  const place = devicePlace(`draft.${key}`)
  const page = randomId()
  // Earlier versions stored a single copy for all tabs.
  const stored = (): unknown[] => [place.read() ?? []].flat()
  const others = () => stored().filter((kept) => !isOf(page, kept))
  const put = (copies: readonly unknown[]) => place.write(copies.length === 0 ? null : copies)
  return {
    read: () => readAll(others()),
    write: (copy) => put([...others(), { page, chosen: [], ...copy }]),
    forget: () => put(others()),
    drop: async (copy) => {
      const { copyOf } = await reader()
      put(stored().filter((kept) => !copyOf(kept).some((known) => isSame(known, copy))))
    },
  }
}

/**
 * Sorts earlier copies: `done` match the server, the newest of the current version is `taken` unless something is
 * already `written`, and the person decides about conflicting ones.
 */
export function sortCopies(found: readonly KeptCopy[], draft: DraftCopy & { isWritten: boolean }) {
  const done = found.filter(({ content }) => isSame(content, draft.content))
  const unsaved = found.filter((copy) => !done.includes(copy))
  const newest = unsaved.filter(({ version }) => version === draft.version).at(-1)
  const taken = draft.isWritten ? undefined : newest
  return { done, taken, conflicts: unsaved.filter((copy) => copy !== taken) }
}
