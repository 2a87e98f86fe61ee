import { describe, expect, test } from 'vitest'
import { nameStatements } from '@/lib/platform/statement-names'

describe('the name of a statement', () => {
  test('is none at first, and the same from the second time on', () => {
    const nameOf = nameStatements()
    const names = [1, 2, 3].map(() => nameOf({ sql: 'SELECT 1' }))
    expect(names[0]).toBe('')
    expect(names[1]).toMatch(/^[\w-]{22}$/)
    expect(names[2]).toBe(names[1])
  })

  test('is its own', () => {
    const nameOf = nameStatements()
    const named = (sql: string) => [nameOf({ sql }), nameOf({ sql })][1]
    expect(named('SELECT 1')).not.toBe(named('SELECT 2'))
  })

  test('is given to no more statements than a connection should remember', () => {
    const nameOf = nameStatements()
    const given = Array.from({ length: 600 }, (_, n) => [1, 2].map(() => nameOf({ sql: `SELECT ${n}` }))[1])
    expect(given.filter((name) => name !== '')).toHaveLength(500)
    expect(nameOf({ sql: 'SELECT 0' })).toBe(given[0])
  })

  test('is not kept ready for statements that come once', () => {
    const nameOf = nameStatements()
    nameOf({ sql: 'SELECT early' })
    for (let n = 0; n < 2_000; n += 1) nameOf({ sql: `SELECT ${n}` })
    expect(nameOf({ sql: 'SELECT early' })).toBe('')
  })
})
