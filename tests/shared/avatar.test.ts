import { describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { avatarColours, avatarOf, avatarTones, initials } from '@/lib/shared/avatar'
import { fromRoot } from '@/scripts/support/root.mjs'

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
    for (const [lightness, chroma] of Object.values(avatarTones))
      expect(css).toContain(`light-dark(oklch(${lightness} ${chroma} var(--hue))`)
    expect(avatarColours(0)).toEqual({ paper: '#fed2de', ink: '#60273b' })
  })
})
