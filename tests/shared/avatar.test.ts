import { describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { avatarColours, avatarOf, avatarPicture, avatarTones, initials } from '@/lib/shared/avatar'
import { fromRoot } from '@/scripts/support/root.mjs'

function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((byte) => {
    const share = Number.parseInt(byte, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG counts it. */
function contrastOf({ paper, ink }: { paper: string; ink: string }) {
  const [dark = 0, light = 0] = [luminanceOf(paper), luminanceOf(ink)].toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

describe('avatars', () => {
  it.each([
    ['Priya Nair', 2, 'PR'],
    ['priya', 1, 'P'],
    ['  Ana ', 2, 'AN'],
    ['ß', 2, 'SS'],
    ['🙂 Joy', 1, '🙂'],
    ['A', 2, 'A'],
    ['', 2, 'U'],
    ['   ', 2, 'U'],
    [null, 2, 'U'],
    [undefined, 1, 'U'],
  ] as const)('%j with %d gives %s', (name, count, expected) => expect(initials(name, count)).toBe(expected))

  it('gives a hue in steps of 9, below 360', () => {
    const hues = ['Ann', 'Nan', 'Bob', 'Cy', '', 'Thị Mai Nguyễn'].map((name) => avatarOf(name).hue)
    expect(hues.filter((hue) => hue % 9 !== 0 || hue < 0 || hue >= 360)).toEqual([])
    expect(new Set(hues).size).toBeGreaterThan(3)
  })

  it('gives a name one hue, however it is typed and whatever the size', () => {
    const { hue } = avatarOf('Inès Moreau')
    expect(avatarOf(' inès moreau ', 1)).toEqual({ letters: 'I', hue })
    expect(avatarOf('Inès Moreau'.normalize('NFD')).hue).toBe(hue)
  })

  it('draws mails and pictures in the colours of the stylesheet', async () => {
    const css = await readFile(fromRoot('components/ui/display/avatar-hues.css'), 'utf8')
    const { light, dark } = avatarTones
    const toneOf = ([lightness, chroma]: readonly [number, number]) => `oklch(${lightness} ${chroma} var(--hue))`
    for (const part of ['paper', 'ink'] as const)
      expect(css).toContain(`light-dark(${toneOf(light[part])}, ${toneOf(dark[part])})`)
    expect(avatarColours(0)).toEqual({ paper: '#fed2de', ink: '#60273b' })
  })

  it('keeps letters readable on every hue of both themes', () => {
    const hues = Array.from({ length: 40 }, (_, index) => 9 * index)
    const faint = (['light', 'dark'] as const).flatMap((theme) =>
      hues.filter((hue) => contrastOf(avatarColours(hue, theme)) < 7),
    )
    expect(faint).toEqual([])
  })

  it('draws a picture in the tones of the light theme, and of the dark one where that is shown', () => {
    const picture = avatarPicture('Priya Nair')
    const { hue } = avatarOf('Priya Nair')
    const [light, dark] = [avatarColours(hue), avatarColours(hue, 'dark')]
    const [style = ''] = /<style>.*<\/style>/.exec(picture) ?? []
    expect(style).toContain(`(prefers-color-scheme: dark) {rect{fill:${dark.paper}}text{fill:${dark.ink}}}`)
    expect(picture).toContain(`<rect width="32" height="32" fill="${light.paper}"/>`)
    expect(picture).toContain(`fill="${light.ink}">PR</text>`)
  })
})
