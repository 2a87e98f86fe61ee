import 'server-only'
import type { ReportScope } from '@/lib/shared/report-scopes'
import { minutesFrom, now } from '@/lib/platform/clock'
import type { Actor } from '@/lib/access/actor'

/** Counting fewer is quick, so those are counted on each view. */
const LARGE = 5000

const KEPT_MINUTES = 0.5
const MOST_KEPT = 200

/** `filter` is everything else that the figures depend on. */
type Asked = { actor: Actor; scope: ReportScope; filter: object }

const keyOf = ({ actor: { memberId, timeZone }, filter }: Asked) => JSON.stringify([memberId, timeZone, filter])

/**
 * Keeps a workspace's figures over 5 000 things or more for half a minute, for the one Admin who asked and in this
 * process. The caller has checked who may see them. `sizeOf` is how many things were counted.
 */
export function largeFigures<Figures>(sizeOf: (figures: Figures) => number) {
  const kept = new Map<string, { until: Date; figures: Figures }>()

  function keep(key: string, figures: Figures) {
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
    kept.set(key, { until: minutesFrom(now(), KEPT_MINUTES), figures })
  }

  return async (asked: Asked, count: () => Promise<Figures>): Promise<Figures> => {
    if (asked.scope !== 'workspace') return count()
    const key = keyOf(asked)
    const found = kept.get(key)
    if (found && found.until > now()) return found.figures
    kept.delete(key)
    const figures = await count()
    if (sizeOf(figures) >= LARGE) keep(key, figures)
    return figures
  }
}
