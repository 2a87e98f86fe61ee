import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { findNamed, type NamedHere } from '@/lib/goals/imports/queries/find-named'
import { findSame } from '@/lib/goals/imports/queries/find-same'
import { alreadySet, notOnlyYours } from '@/lib/goals/imports/refusals'
import { goalFieldLabels, goalFields, type GoalColumns, type GoalField } from '@/lib/goals/imports/rules/goal-columns'
import { placeGoalRows } from '@/lib/goals/imports/rules/place-goal-rows'
import { namesIn, readGoalRow, type GoalProblems, type ReadGoalRow } from '@/lib/goals/imports/rules/read-goal-row'
import { canSetGoalsFor } from '@/lib/goals/policy'
import { onlyAdminsSetOrganizationGoals, onlyForOwnTeam } from '@/lib/goals/refusals'
import { fittedToType } from '@/lib/goals/steps/write-goal-parts'
import { now } from '@/lib/platform/clock'
import type { Tx } from '@/lib/platform/tx'
import type { CsvRow } from '@/lib/shared/csv/csv'
import { dayIn } from '@/lib/shared/dates'
import { truncate } from '@/lib/shared/text'

type Named = Awaited<ReturnType<typeof findNamed>>

const allLed = (ids: readonly string[], named: ReadonlyMap<string, NamedHere>) => {
  const led = new Set([...named.values()].filter(({ isLed }) => isLed).map(({ id }) => id))
  return ids.every((id) => led.has(id))
}

function whyNot(actor: Actor, { input }: ReadGoalRow, named: Named): GoalProblems {
  if (input === null) return {}
  const { type, teamId, assigneeIds } = input
  const others = assigneeIds.filter((id) => id !== actor.memberId)
  if (type === 'Self') return others.length === 0 ? {} : { assignees: notOnlyYours().message }
  if (!canSetGoalsFor(actor, type))
    return { type: (type === 'Organization' ? onlyAdminsSetOrganizationGoals() : onlyForOwnTeam()).message }
  if (actor.role === 'Admin' || type === 'Organization') return {}
  if (teamId !== null && !allLed([teamId], named.teams)) return { team: onlyForOwnTeam().message }
  return allLed(others, named.people) ? {} : { assignees: onlyForOwnTeam().message }
}

/** Errors with column names, in column order. */
const inWords = (problems: GoalProblems) =>
  goalFields.flatMap((field: GoalField) => (problems[field] ? [`${goalFieldLabels[field]}: ${problems[field]}`] : []))

const TITLE_SHOWN = 120

export type CheckedGoalRow = CsvRow &
  Pick<ReadGoalRow, 'title' | 'input'> & {
    problems: string[]
    parentNumber: number | null
    parentId: string | null
    level: number
  }

export async function checkGoalRows(
  tx: Tx,
  actor: Actor,
  { columns, rows }: { columns: GoalColumns; rows: readonly CsvRow[] },
): Promise<CheckedGoalRow[]> {
  const names = rows.map(({ cells }) => namesIn(cells, columns))
  const named = await findNamed(tx, actor, {
    emails: [...new Set(names.flatMap(({ emails }) => emails))],
    teams: [...new Set(names.map(({ team }) => team))],
    parents: [...new Set(names.map(({ parent }) => parent))],
  })
  const known = { ...named, today: dayIn(now(), actor.timeZone) }
  const parsed = rows.map((row) => {
    const found = readGoalRow(row.cells, columns, known)
    return { ...row, ...found, goal: found.input && fittedToType(actor.memberId, found.input) }
  })
  const isSame = await findSame(
    tx,
    actor,
    parsed.flatMap(({ goal }) => goal ?? []),
  )
  const read = parsed.map(({ goal, ...row }) => {
    const isThere = goal !== null && isSame(goal)
    const problems = isThere ? { title: alreadySet().message } : { ...row.problems, ...whyNot(actor, row, named) }
    return { ...row, problems, isThere, isRefused: Object.keys(problems).length > 0 }
  })
  // Rows under one that is there already find the goal itself.
  const places = placeGoalRows(
    read.filter(({ isThere }) => !isThere),
    named.goals,
  )
  return read.map(({ number, cells, title, input, problems }) => {
    const { problem = null, parentNumber = null, parentId = null, level = 1 } = places.get(number) ?? {}
    const all = inWords(problem === null ? problems : { ...problems, parent: problem })
    const shared = { number, cells, title: truncate(title, TITLE_SHOWN), parentNumber, parentId, level }
    return { ...shared, problems: all, input: all.length === 0 ? input : null }
  })
}
