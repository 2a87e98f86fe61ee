import { describe, expect, it } from 'vitest'
import { avatarHue, initials, numberOf } from '@/lib/shared/avatar'

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

  it.each([
    [0, 0],
    [1, 9],
    [39, 351],
    [40, 0],
    [41, 9],
    [-1, 351],
    [2.9, 18],
  ])('number %d has the hue %d', (number, hue) => expect(avatarHue(number)).toBe(hue))

  it('gives a text always the same number, and other texts other numbers', () => {
    expect(numberOf('priya@acme.test')).toBe(numberOf('priya@acme.test'))
    expect(new Set(['Ann', 'Nan', 'Bob', 'Cy'].map(numberOf)).size).toBe(4)
  })
})
