import { describe, test, expect } from 'vitest'
import { pastedOptions, leftOut, pasteInto } from '@/lib/reviews/drafting/rules/pasted-options'

describe('a pasted text', () => {
  test.each<[string, string[] | undefined]>([
    ['One line', undefined],
    ['', undefined],
    ['One line\n\n', undefined],
    ['Tea\nCoffee', ['Tea', 'Coffee']],
    [' Tea \r\n\r\n  Coffee\r\nWater', ['Tea', 'Coffee', 'Water']],
    ['Tea, or coffee\nWater', ['Tea, or coffee', 'Water']],
    ['Tea\ntea \nCoffee', ['Tea', 'Coffee']],
  ])('%j', (text, lines) => {
    expect(pastedOptions(text, [], 20)?.added).toEqual(lines)
  })

  test('adds nothing that is there, and no more than there is room for, and says what it left out', () => {
    const pasted = pastedOptions('Tea\nCoffee\nWater\nJuice', ['coffee ', ''], 2)
    expect(pasted).toEqual({ added: ['Tea', 'Water'], repeated: 1, tooMany: 1 })
    expect(pasted && leftOut(pasted)).toBe(
      'Left out: 1 line already there, and 1 line beyond the 20 options a question may have.',
    )
  })

  test('that fits as a whole leaves nothing to say', () => {
    expect(leftOut({ added: ['Tea', 'Water'], repeated: 0, tooMany: 0 })).toBeUndefined()
    expect(leftOut({ added: [], repeated: 2, tooMany: 0 })).toBe('Left out: 2 lines already there.')
  })
})

describe('pasted into an option, a list', () => {
  test.each<[string, string[], number, object]>([
    [
      'fills the empty ones and adds the rest after them',
      ['', '', 'Water'],
      0,
      { filled: ['Tea', 'Coffee'], inserted: ['Juice'], insertedAfter: 1 },
    ],
    ['comes after one that says something', ['Water', ''], 0, { filled: [], inserted: ['Tea', 'Coffee', 'Juice'] }],
    ['fills the last', ['Water', ''], 1, { filled: ['Tea'], inserted: ['Coffee', 'Juice'], insertedAfter: 1 }],
    [
      'fills as many as are there',
      ['', '', '', ''],
      0,
      { filled: ['Tea', 'Coffee', 'Juice'], inserted: [], addedCount: 3, note: undefined },
    ],
  ])('%s', (_, present, place, expected) => {
    const list = pasteInto(present, place, 'Tea\nCoffee\nJuice')
    expect(list && { ...list, filled: list.filled.map(({ option }) => option) }).toMatchObject(expected)
  })

  test('never makes more than there may be, wherever the empty ones are', () => {
    const present = ['', ...Array.from({ length: 18 }, (_, index) => `Option ${index}`), '']
    const list = pasteInto(present, 19, 'Tea\nCoffee')
    expect(list).toMatchObject({ inserted: [], addedCount: 1, note: expect.stringContaining('1 line beyond') })
  })

  test('of one line is no list', () => {
    expect(pasteInto([''], 0, 'Tea')).toBeUndefined()
  })
})
