import 'server-only'
import { createHash } from 'node:crypto'

/** Limited, because every connection keeps the plans of named statements in memory. */
const MOST_NAMES = 500

/** Statements seen once, which may come again. */
const MOST_CANDIDATES = 2_000

const digest = (sql: string) => createHash('sha256').update(sql).digest('base64url').slice(0, 22)

/**
 * Names repeated statements, so that PostgreSQL parses and plans them once per connection. New ones, such as id lists
 * of a new length, get the empty string.
 */
export function nameStatements() {
  const names = new Map<string, string>()
  let candidates = new Set<string>()
  return ({ sql }: { sql: string }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (!candidates.has(sql)) {
      if (candidates.size >= MOST_CANDIDATES) candidates = new Set()
      candidates.add(sql)
      return ''
    }
    if (names.size >= MOST_NAMES) return ''
    candidates.delete(sql)
    const name = digest(sql)
    names.set(sql, name)
    return name
  }
}
