/** In capitals; "U" without a name. */
export function initials(name: string | null | undefined, count: 1 | 2 = 2): string {
  const letters = [...(name ?? '').trim()].slice(0, count).join('').trim()
  return letters === '' ? 'U' : letters.toLocaleUpperCase('en-US')
}

const numberOf = (text: string) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7)

const avatarHue = (number: number) => (9 * number) % 360

export type AvatarFace = { letters: string; hue: number }

/** Depends on the name only, so screens, mails and drawn pictures agree without an id. */
export const avatarOf = (name: string | null | undefined, count: 1 | 2 = 2): AvatarFace => ({
  letters: initials(name, count),
  hue: avatarHue(numberOf((name ?? '').normalize('NFC').trim().toLowerCase())),
})

/** Lightness and chroma; `avatar-hues.css` has the same values, and a test compares them. */
export const avatarTones = {
  light: { paper: [0.905, 0.052], ink: [0.36, 0.085] },
  dark: { paper: [0.37, 0.062], ink: [0.92, 0.045] },
} as const

const gamma = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)

const hexByte = (linear: number) =>
  Math.round(255 * gamma(Math.min(1, Math.max(0, linear))))
    .toString(16)
    .padStart(2, '0')

/** An OKLCH colour as "#rrggbb", for mails and pictures, which don't understand oklch(). */
function hexOf([lightness, chroma]: readonly [number, number], hue: number) {
  const turn = (hue * Math.PI) / 180
  const a = chroma * Math.cos(turn)
  const b = chroma * Math.sin(turn)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${[red, green, blue].map(hexByte).join('')}`
}

export const avatarColours = (hue: number, theme: keyof typeof avatarTones = 'light') => ({
  paper: hexOf(avatarTones[theme].paper, hue),
  ink: hexOf(avatarTones[theme].ink, hue),
})

/** The letters as an SVG in place of a photo, in the theme of the page that shows it. */
export function avatarPicture(name: string): string {
  const { letters, hue } = avatarOf(name)
  const { paper, ink } = avatarColours(hue)
  const dark = avatarColours(hue, 'dark')
  const text = letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const face = `font-family="system-ui, sans-serif" font-size="12" font-weight="600" fill="${ink}"`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<style>@media (prefers-color-scheme: dark) {rect{fill:${dark.paper}}text{fill:${dark.ink}}}</style>`,
    `<rect width="32" height="32" fill="${paper}"/>`,
    `<text x="16" y="16" text-anchor="middle" dominant-baseline="central" ${face}>${text}</text>`,
    '</svg>',
  ].join('')
}
