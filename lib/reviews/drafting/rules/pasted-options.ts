import { limits } from '@/lib/reviews/model/rules/review-limits'

/** `repeated` and `tooMany` count the lines left out. */
export type PastedOptions = { added: string[]; repeated: number; tooMany: number }

const sameAs = (text: string) => text.trim().toLowerCase()

/** Each new line becomes an option while there is `room`; undefined for a single line. */
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

/** Why lines were left out, or undefined. */
export function leftOut({ repeated, tooMany }: PastedOptions): string | undefined {
  const reasons = [
    repeated > 0 && `${lineCount(repeated)} already there`,
    tooMany > 0 && `${lineCount(tooMany)} beyond the ${limits.options.max} options a question may have`,
  ].filter((reason) => reason !== false)
  return reasons.length === 0 ? undefined : `Left out: ${reasons.join(', and ')}.`
}

/** Fills the empty options from `place` on, then appends. */
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
