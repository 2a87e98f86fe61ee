/** The first characters of a name for an avatar, in capitals: 2 unless told otherwise, "U" when there is no name. */
export function initials(name: string | null | undefined, count: 1 | 2 = 2): string {
  const letters = [...(name ?? '').trim()].slice(0, count).join('').trim()
  return letters === '' ? 'U' : letters.toLocaleUpperCase('en-US')
}

/** A number that is always the same for the same text. */
const numberOf = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7)

/** The hue of an avatar in degrees: nine times a whole number, modulo 360. */
const avatarHue = (number: number) => (9 * number) % 360

export type AvatarFace = { letters: string; hue: number }

/**
 * What stands for a person without a photo. It needs only the name, so screens, mails and drawn pictures agree, whether
 * they know a person's id or not.
 */
export const avatarOf = (name: string | null | undefined, count: 1 | 2 = 2): AvatarFace => ({
  letters: initials(name, count),
  hue: avatarHue(numberOf((name ?? '').normalize('NFC').trim().toLowerCase())),
})
