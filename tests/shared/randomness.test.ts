import { expect, test } from 'vitest'
import { z } from 'zod'
import { randomId } from '@/lib/shared/randomness'

test('gives ids of version 4, and none twice', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('leaves everything to chance but the version and the variant', () => {
  const ids = Array.from({ length: 1000 }, () => randomId().replaceAll('-', ''))
  const digitsAt = (place: number) => new Set(ids.map((id) => id[place])).size
  const places = Array.from({ length: 32 }, (_, place) => digitsAt(place))
  expect(places.map((digits, place) => [place, digits]).filter(([, digits]) => digits !== 16)).toEqual([
    [12, 1],
    [16, 4],
  ])
})
