import { expect, test } from 'vitest'
import { newTags } from '@/components/templates/edit/new-tags'

const long = 'a tag that somebody pasted with a whole sentence in it'

test('pasted tags are split at commas, and none is added twice', () => {
  expect(newTags(' Launch , launch,Team', ['team'])).toEqual({ tags: ['team', 'Launch'], rest: [] })
})

test('a tag that is too long is left to be shortened, not cut', () => {
  expect(newTags(`${long}, Team`, [])).toEqual({ tags: ['Team'], rest: [long] })
})

test('tags beyond the tenth are left, not dropped', () => {
  const nine = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  expect(newTags('a, b, c', nine)).toEqual({ tags: [...nine, 'a'], rest: ['b', 'c'] })
})
