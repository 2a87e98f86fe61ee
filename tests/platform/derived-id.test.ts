import { expect, test } from 'vitest'
import { derivedId } from '@/lib/platform/secrets'
import { madeIdSchema } from '@/lib/shared/id'

test('the same purpose has one id, which a command takes as one that a browser picked', () => {
  const ids = ['slack:a:1', 'slack:a:2', 'slack:b:1', 'slack:a:1'].map(derivedId)
  expect(ids.map((id) => madeIdSchema.safeParse(id).success)).toEqual([true, true, true, true])
  expect(ids[3]).toBe(ids[0])
  expect(new Set(ids).size).toBe(3)
})
