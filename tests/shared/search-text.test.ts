import { expect, it } from 'vitest'
import { nameCursor, searchText } from '@/lib/shared/search-text'

it.each([
  [' Olga ', 'Olga'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), ''],
  ['a\u0000b', ''],
  ['a\ud800b', ''],
  [undefined, ''],
  [['twice', 'given'], ''],
])('the words %j are looked for as %j', (typed, words) => expect(searchText().parse(typed)).toBe(words))

it.each([
  ['Design', 'Design'],
  ['Design team', undefined],
  ['a\u0000b', undefined],
  [undefined, undefined],
])('after %j a list goes on after %j', (name, after) => expect(nameCursor(6).parse(name)).toBe(after))
