import { limits } from '@/lib/reviews/model/rules/review-limits'

/** What a pasted list adds to the options of a question, and how many of its lines were left out for which reason. */
export type PastedOptions = { added: string[]; repeated: number; tooMany: number }

const sameAs = (text: string) => text.trim().toLowerCase()

/**
 * The lines of a pasted text that say something new, each as one option, as far as there is room for them beside those
 * that are `present`; undefined when the text is a single line.
 */
export function pastedOptions(text: string, present: readonly string[], room: number): PastedOptions | undefined {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length < 2) return undefined
  const known = new Set(present.map(sameAs))
  const fresh = lines.filter((line) => !known.has(sameAs(line)) && known.add(sameAs(line)))
  const added = fresh.slice(0, Math.max(0, room))
  return { added, repeated: lines.length - fresh.length, tooMany: fresh.length - added.length }
}

const lineCount = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** What of a pasted list was left out and why, or undefined when all of it fits. */
export function leftOut({ repeated, tooMany }: PastedOptions): string | undefined {
  const reasons = [
    repeated > 0 && `${lineCount(repeated)} already there`,
    tooMany > 0 && `${lineCount(tooMany)} beyond the ${limits.options.max} options a question may have`,
  ].filter((reason) => reason !== false)
  return reasons.length === 0 ? undefined : `Left out: ${reasons.join(', and ')}.`
}

/** How a list pasted into the option at `place` is taken up: the empty ones from there on are filled, then some are added. */
export function pasteInto(present: readonly string[], place: number, text: string) {
  const written = present.slice(place).findIndex((option) => option.trim() !== '')
  const empty = written === -1 ? present.length - place : written
  const pasted = pastedOptions(text, present, limits.options.max - present.length + empty)
  if (!pasted) return undefined
  return {
    filled: pasted.added.slice(0, empty).map((option, step) => ({ place: place + step, option })),
    inserted: pasted.added.slice(empty),
    insertedAfter: place + Math.max(1, empty) - 1,
    addedCount: pasted.added.length,
    note: leftOut(pasted),
  }
}
