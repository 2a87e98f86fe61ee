const LONGEST_REPETITION = 20
const FEWEST_STEPS = 10

const countOf = (values: Iterable<string | number>) => new Set(values).size

/**
 * Whether 32 bytes or more follow a pattern that chance does not make: one byte, a word or a phrase again and again, or a
 * row such as the alphabet. It cannot tell a sentence from chance.
 */
export function isPatterned(bytes: Uint8Array): boolean {
  const values = [...bytes]
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
  const threes = values.slice(2).map((value, index) => `${values[index]} ${values[index + 1]} ${value}`)
  return countOf(steps) < FEWEST_STEPS || countOf(threes) <= LONGEST_REPETITION
}

/** Where the version and the variant of a random id stand, and what they are. */
const VERSION = { byte: 6, kept: 0x0f, set: 0x40 }
const VARIANT = { byte: 8, kept: 0x3f, set: 0x80 }

/** A random id, of version 4. `crypto.randomUUID` would be one, but a browser has it only where the address is https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, index) => {
    const fixed = [VERSION, VARIANT].find((part) => part.byte === index)
    return (fixed ? (byte & fixed.kept) | fixed.set : byte).toString(16).padStart(2, '0')
  })
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
