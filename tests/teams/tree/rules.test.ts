import { describe, expect, test } from 'vitest'
import { branchesOf, levelsUnder, moveFault, pathTo, type TreePart } from '@/lib/teams/tree/rules'

/** "b<a" says that b is part of a. */
const parts = (...words: string[]): TreePart[] =>
  words.map((word) => {
    const [id = '', parentId = null] = word.split('<')
    return { id, parentId }
  })

const chain = parts('a', 'b<a', 'c<b', 'd<c', 'e<d', 'f<e')
const broad = parts('a', 'b<a', 'c<a', 'd<c', 'x', 'y<x')

test.each([
  ['at the top', 'a', ['a']],
  ['at the bottom', 'd', ['a', 'c', 'd']],
  ['of an id that is not there', 'z', ['z']],
])('the path %s', (_where, id, path) => expect(pathTo(broad, id)).toEqual(path))

test.each([
  ['without parts', broad, 'd', 1],
  ['with parts of different depth', broad, 'a', 3],
  ['of the whole chain', chain, 'a', 6],
])('the levels of a team %s', (_what, tree, id, levels) => expect(levelsUnder(tree, id)).toBe(levels))

describe('a team may become part of another', () => {
  test.each([
    ['none, to no team', broad, 'a', null, null],
    ['a sister', broad, 'b', 'c', null],
    ['itself', broad, 'a', 'a', 'circle'],
    ['a part of itself', broad, 'a', 'd', 'circle'],
    ['at the sixth level', chain.slice(0, 5), null, 'e', null],
    ['at the seventh', chain, null, 'f', 'levels'],
    [
      'with parts of its own that would be the seventh',
      [...chain.slice(0, 5), ...parts('x', 'y<x')],
      'x',
      'e',
      'levels',
    ],
    ['with parts that just fit', [...chain.slice(0, 4), ...parts('x', 'y<x')], 'x', 'd', null],
  ])('or not: %s', (_what, tree, id, parentId, fault) => expect(moveFault(tree, id, parentId)).toBe(fault))

  test('a circle that is there already is no endless one', () => {
    const circle = parts('a<b', 'b<a')
    expect(pathTo(circle, 'a')).toHaveLength(2)
    expect(levelsUnder(circle, 'a')).toBe(2)
    expect(moveFault(circle, 'c', 'a')).toBeNull()
  })
})

test('the tree keeps the order, and what stands under nobody that is shown stands at the top', () => {
  const drawn = (branches: ReturnType<typeof branchesOf>): unknown =>
    branches.map(({ id, parts: own }) => [id, drawn(own)])
  expect(drawn(branchesOf(broad))).toEqual([
    [
      'a',
      [
        ['b', []],
        ['c', [['d', []]]],
      ],
    ],
    ['x', [['y', []]]],
  ])
  expect(drawn(branchesOf(parts('d<c', 'e<d')))).toEqual([['d', [['e', []]]]])
})
