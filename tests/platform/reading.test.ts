import { expect, test } from 'vitest'
import { Prisma } from '@/lib/platform/db'
import { alreadyRead, mapReading, read, rowsOf, joinReadings } from '@/lib/platform/reading'

type Line = { name: string; at: Date | null }

const lines = (count: number) =>
  rowsOf<Line>(
    Prisma.sql`SELECT 'line ' || n AS name, CASE n WHEN 1 THEN ${new Date('2026-11-21T09:00:00Z')}::timestamptz END AS at
      FROM generate_series(1, ${count}::int) n ORDER BY n DESC`,
    ['at'],
  )

test('rows keep their order, and moments are dates again', async () => {
  expect(await read(lines(2))).toEqual([
    { name: 'line 2', at: null },
    { name: 'line 1', at: new Date('2026-11-21T09:00:00Z') },
  ])
  expect(await read(lines(0))).toEqual([])
})

test('readings share a statement, and each gets its own rows', async () => {
  const count = mapReading(lines(3), (rows) => rows.length)
  expect(await read(joinReadings(count, alreadyRead('none'), joinReadings(lines(1), count)))).toEqual([
    3,
    'none',
    [[{ name: 'line 1', at: new Date('2026-11-21T09:00:00Z') }], 3],
  ])
})

test('what is read already asks the database nothing', async () => {
  expect(alreadyRead(7).statements).toEqual([])
  expect(await read(alreadyRead(7))).toBe(7)
})

test('a day is midnight UTC', async () => {
  const [row] = await read(rowsOf<{ on: Date }>(Prisma.sql`SELECT '2026-11-21'::date AS "on"`, ['on']))
  expect(row?.on).toEqual(new Date('2026-11-21T00:00:00Z'))
})
