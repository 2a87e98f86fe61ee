import { devicePlace } from '@/components/ui/device-place'
import { randomId } from '@/lib/shared/randomness'
import type { DraftCopy, KeptCopy } from './kept-copy'

/** Where the unsaved states of one draft lie on this device, as one of the pages sees it that write that draft. */
export interface LocalDraft {
  /** What other pages have put there, the newest last. What reads it is fetched where there is something. */
  read: () => Promise<KeptCopy[]>
  /** Puts this page's own there, in place of the one before. */
  write: (copy: DraftCopy & Partial<Pick<KeptCopy, 'chosen'>>) => void
  /** Takes this page's own away. */
  forget: () => void
  /** Takes away what another page has put there, unless that page has put something else there since. */
  drop: (copy: KeptCopy) => Promise<void>
}

/**
 * The copies of a draft. One that isn't stored yet has them under a key that stays the same, because its id is another one
 * with every visit.
 */
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

// A file of its own: it parses whole forms, and there is seldom something to read.
const reader = () => import('./kept-copy')

async function readAll(kept: readonly unknown[]): Promise<KeptCopy[]> {
  if (kept.length === 0) return []
  const { copyOf } = await reader()
  return kept.flatMap(copyOf)
}

const isOf = (page: string, kept: unknown) =>
  typeof kept === 'object' && kept !== null && 'page' in kept && kept.page === page

/**
 * A place in this browser for the draft with this key. Where the browser keeps nothing for us, it is always empty. Several
 * pages may write the same draft: what one of them could not save stays, whatever the others do.
 */
export function localDraft(key: string): LocalDraft {
  const place = devicePlace(`draft.${key}`)
  const page = randomId()
  // There was one copy for all pages once, and some of those are still there.
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
 * What becomes of the copies that earlier visits left: those that say what the server has are `done` with, the newest of the
 * version the server has is `taken` up, unless something else is `written` here already, and about every other, a rival, the
 * person decides.
 */
export function sortCopies(found: readonly KeptCopy[], draft: DraftCopy & { isWritten: boolean }) {
  const done = found.filter(({ content }) => isSame(content, draft.content))
  const unsaved = found.filter((copy) => !done.includes(copy))
  const newest = unsaved.filter(({ version }) => version === draft.version).at(-1)
  const taken = draft.isWritten ? undefined : newest
  return { done, taken, rivals: unsaved.filter((copy) => copy !== taken) }
}
