const LONGEST_REPETITION = 20
const FEWEST_STEPS = 10

const countOf = (values: Iterable<string | number>) => new Set(values).size

/**
 * True for 32 bytes or more with a pattern: a repeated byte, word or phrase, or a sequence such as the alphabet. It
 * can't tell a sentence from randomness.
 */
export function isPatterned(bytes: Uint8Array): boolean {
  const values = [...bytes]
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const threes = values.slice(2).map((value, index) => `${values[index]} ${values[index + 1]} ${value}`)
  return countOf(steps) < FEWEST_STEPS || countOf(threes) <= LONGEST_REPETITION
}

/** The version and variant bits of a random id. */
const VERSION = { byte: 6, kept: 0x0f, set: 0x40 }
const VARIANT = { byte: 8, kept: 0x3f, set: 0x80 }

/** A UUID 4. `crypto.randomUUID` exists in browsers only over https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, index) => {
    const fixed = [VERSION, VARIANT].find((part) => part.byte === index)
    return (fixed ? (byte & fixed.kept) | fixed.set : byte).toString(16).padStart(2, '0')
  })
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
