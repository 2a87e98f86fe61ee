import { expect, test } from 'vitest'
import { withDeleted } from '@/components/one-on-ones/detail/held-places'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'

const pointOf = (id: string): AgendaPoint => ({
  id,
  text: id,
  link: '',
  by: 'Tom Nair',
  isDone: false,
  carriedFrom: null,
  notes: [],
  can: { change: false },
})

const heldAt = (id: string, at: number) => ({ id, at, point: pointOf(id) })

test('a point deleted by the other person stays in its place while a form of it is open here', () => {
  const shown = (ids: readonly string[], ...held: ReturnType<typeof heldAt>[]) =>
    withDeleted(ids.map(pointOf), held).map(({ id }) => id)
  expect(withDeleted([], [heldAt('a', 0)])).toMatchObject([{ id: 'a', by: 'Tom Nair · Deleted' }])
  expect(shown(['a', 'c'], heldAt('b', 1))).toEqual(['a', 'b', 'c'])
  expect(shown(['c'], heldAt('b', 1), heldAt('a', 0))).toEqual(['a', 'b', 'c'])
  expect(shown([], heldAt('c', 2))).toEqual(['c'])
  expect(shown(['a', 'b'], heldAt('b', 1))).toEqual(['a', 'b'])
  expect(shown(['a'], heldAt('b', 1), heldAt('b', 1))).toEqual(['a', 'b'])
})

test('a point whose form is open as its meeting is completed is carried over, not deleted', () => {
  expect(withDeleted([], [heldAt('a', 0)], false)).toMatchObject([{ id: 'a', by: 'Tom Nair · On your next agenda' }])
})
