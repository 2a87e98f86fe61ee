import { MOST_GOAL_LEVELS } from '@/lib/goals/rules/alignment'
import { groupBy } from '@/lib/shared/group-by'
import { nameList, truncate } from '@/lib/shared/text'

export type PlacedRow = { number: number; title: string; parent: string; isRefused: boolean }

export type PlacedGoal = { id: string; level: number }

type Parent = { row: PlacedRow } | { goal: PlacedGoal } | { problem: string }

const key = (title: string) => title.toLowerCase()

const quoted = (title: string) => `“${truncate(title, 80)}”`

const leftOut = ({ title, number }: PlacedRow) => `${quoted(title)} in row ${number} is left out.`

export type GoalPlace = { parentNumber: number | null; parentId: string | null; level: number; problem: string | null }

type Titles = {
  rows: ReadonlyMap<string, readonly PlacedRow[]>
  goals: ReadonlyMap<string, readonly PlacedGoal[]>
}

/** Another row with this title wins over an existing goal. */
function parentIn({ rows, goals }: Titles, row: PlacedRow): Parent | null {
  if (row.parent === '') return null
  const own = (rows.get(key(row.parent)) ?? []).filter((other) => other !== row)
  const there = goals.get(key(row.parent)) ?? []
  const [first, second] = own.length > 0 ? own.map((other) => ({ row: other })) : there.map((goal) => ({ goal }))
  if (second) return { problem: `More than one goal is called ${quoted(row.parent)}.` }
  if (first) return first
  const isOwn = key(row.parent) === key(row.title)
  return { problem: isOwn ? 'A goal can’t be under itself.' : `There is no open goal called ${quoted(row.parent)}.` }
}

function climb(titles: Titles, row: PlacedRow): { level: number; problem: string | null } {
  const path = [row]
  for (;;) {
    const above = parentIn(titles, path.at(-1) ?? row)
    const level = path.length
    if (level + (above && 'goal' in above ? above.goal.level : 0) > MOST_GOAL_LEVELS)
      return { level, problem: `Goals can be at most ${MOST_GOAL_LEVELS} levels deep.` }
    if (above === null || 'goal' in above) return { level, problem: null }
    if ('problem' in above) return { level, problem: path[1] ? leftOut(path[1]) : above.problem }
    if (above.row === row) {
      const numbers = path.map(({ number }) => String(number))
      return { level, problem: `Rows ${nameList(numbers, numbers.length)} are under each other.` }
    }
    if (above.row.isRefused || path.includes(above.row)) return { level, problem: leftOut(path[1] ?? above.row) }
    path.push(above.row)
  }
}

export function placeGoalRows(rows: readonly PlacedRow[], goals: Titles['goals']): Map<number, GoalPlace> {
  const titles = { rows: groupBy(rows, ({ title }) => key(title)), goals }
  const places = rows.map((row): [number, GoalPlace] => {
    const above = parentIn(titles, row)
    const parentNumber = above && 'row' in above ? above.row.number : null
    const parentId = above && 'goal' in above ? above.goal.id : null
    return [row.number, { parentNumber, parentId, ...climb(titles, row) }]
  })
  return new Map(places)
}
