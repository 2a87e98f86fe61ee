import type { CsvRow } from '@/lib/shared/csv/csv'
import type { GoalRowState } from './goal-imports'

export type StoredGoalRow = CsvRow & { title: string; state: GoalRowState; problems: string[]; goalId: string | null }

type Checked = CsvRow & Pick<StoredGoalRow, 'title' | 'problems'> & { input: object | null }

/** Rows for storing and their goal count; `goals` adds the created ids by row number. */
export function storedGoalRows(rows: readonly Checked[], goals?: ReadonlyMap<number, string>) {
  const stored = rows.map(({ number, cells, title, problems, input }): StoredGoalRow => {
    const goalId = goals?.get(number) ?? null
    const ready = goalId === null ? 'ready' : 'done'
    return { number, cells, title, problems, goalId, state: input === null ? 'refused' : ready }
  })
  const goalCount = stored.filter(({ state }) => state !== 'refused').length
  return { rows: stored, rowCount: stored.length, goalCount }
}
