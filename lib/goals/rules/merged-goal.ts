import type { EditGoalInput } from '@/lib/goals/schema'
import { goalValues, isSame, type GoalValues } from './edited-fields'

interface Versions {
  seen: GoalValues
  edits: GoalValues
  present: GoalValues
}

type KeyResults = GoalValues['keyResults']

const currentOf = (rows: KeyResults, id: string) => rows.find((row) => row.id === id)?.current

/** Check-ins move the numbers that nobody typed in the form. */
const followed = (rows: KeyResults, { seen, edits, present }: Versions): KeyResults =>
  rows.map((row) => {
    if (row.id === undefined || currentOf(edits.keyResults, row.id) !== currentOf(seen.keyResults, row.id)) return row
    return { ...row, current: currentOf(present.keyResults, row.id) ?? row.current }
  })

/** A row that was removed meanwhile becomes a new one. */
const revived = <Row extends { id?: string | undefined }>(rows: Row[], seen: readonly Row[], present: readonly Row[]) =>
  rows.map((row) =>
    seen.some(({ id }) => id === row.id) && !present.some(({ id }) => id === row.id) ? { ...row, id: undefined } : row,
  )

/** The form on top of the goal as it is now, and the names of the fields that both changed since the form was opened. */
export function mergedGoal(versions: Versions, whose: EditGoalInput['meanwhile']) {
  const { present } = versions
  const seen = { ...versions.seen, keyResults: followed(versions.seen.keyResults, versions) }
  const edits = { ...versions.edits, keyResults: followed(versions.edits.keyResults, versions) }
  const merged = { ...edits }
  const conflicts: string[] = []
  function keep<Field extends keyof GoalValues>(field: Field) {
    merged[field] = present[field]
  }
  for (const { field, name } of goalValues) {
    if (isSame(present[field], seen[field]) || isSame(present[field], edits[field])) continue
    if (isSame(edits[field], seen[field]) || whose === 'theirs') keep(field)
    else if (whose === undefined) conflicts.push(name)
  }
  const keyResults = revived(merged.keyResults, seen.keyResults, present.keyResults)
  const items = revived(merged.items, seen.items, present.items)
  return { merged: { ...merged, keyResults, items }, conflicts }
}
