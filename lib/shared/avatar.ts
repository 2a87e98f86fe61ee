/** The first characters of a name for an avatar, in capitals: 2 unless told otherwise, "U" when there is no name. */
export function initials(name: string | null | undefined, count: 1 | 2 = 2): string {
  const letters = [...(name ?? '').trim()].slice(0, count).join('').trim()
  return letters === '' ? 'U' : letters.toLocaleUpperCase('en-US')
}

/** The hue of an avatar in degrees, 0 to 351 in steps of 9: nine times a whole number, modulo 360. */
export const avatarHue = (number: number) => (((9 * Math.trunc(number)) % 360) + 360) % 360

/** A number that is always the same for the same text, for choosing its avatar's hue. */
export const numberOf = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7)
