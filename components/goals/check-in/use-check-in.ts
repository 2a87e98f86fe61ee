'use client'

import { useRef } from 'react'
import type { z } from 'zod'
import { checkInGoalsAction } from '@/lib/goals/actions'
import type { checkInManySchema } from '@/lib/goals/schema'

type Goals = z.input<typeof checkInManySchema>['goals']

/** Each entry's path in the form. */
const placed = ({ id, values }: Goals[number], index: number) => [
  ...values.map((value, place) => ({ key: value.id, path: `goals.${index}.values.${place}.current` })),
  { key: `${id} progress`, path: `goals.${index}.progress` },
  { key: `${id} status`, path: `goals.${index}.status` },
]

/** Checks in; what was refused because others changed it, too, replaces theirs with the next press. */
export function useCheckIn() {
  const refused = useRef(new Set<string>())
  return async ({ goals }: { goals: Goals }) => {
    const isTold = (key: string) => refused.current.has(key)
    const entered = goals.map((goal) => ({
      ...goal,
      values: goal.values.map((value) => (isTold(value.id) ? { ...value, seen: undefined } : value)),
      seenProgress: isTold(`${goal.id} progress`) ? undefined : goal.seenProgress,
      seenStatus: isTold(`${goal.id} status`) ? undefined : goal.seenStatus,
    }))
    const answer = await checkInGoalsAction({ goals: entered })
    const { code, fields = {} } = answer?.serverError ?? {}
    const told = code === 'conflict' ? goals.flatMap(placed).filter(({ path }) => path in fields) : []
    for (const { key } of told) refused.current.add(key)
    return answer
  }
}
