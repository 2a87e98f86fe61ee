import 'server-only'
import { createHash } from 'node:crypto'

/** Every connection keeps the plans of named statements in memory, so there is an end to them. */
const MOST_NAMES = 500

/** Statements remembered while they are not yet known to come again. */
const MOST_CANDIDATES = 2_000

const digest = (sql: string) => createHash('sha256').update(sql).digest('base64url').slice(0, 22)

/**
 * Names statements that come again, so that PostgreSQL parses and plans them once a connection instead of every time:
 * planning is most of what our reads cost. One that is new, as a list of ids of a length never seen, stays without a
 * name: the empty string.
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
