import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CheckInFields, checkInValues, type CheckInSubject } from '@/components/goals/check-in/check-in-fields'
import type { Actor } from '@/lib/access/actor'
import { getGoal } from '@/lib/goals/queries/get-goal'
import type { checkInManySchema } from '@/lib/goals/schema'
import { randomId } from '@/lib/shared/randomness'
import { aGoalCircle, aGoalIn } from '@/tests/factories/goals'

type Schema = typeof checkInManySchema

function Fields({ goal, comment = '' }: { goal: CheckInSubject; comment?: string }) {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    defaultValues: { goals: [{ ...checkInValues(goal, randomId()), comment }] },
  })
  return <CheckInFields form={form} goal={goal} index={0} />
}

test('names whose status a check-in sets', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const legendFor = async (actor: Actor) =>
    /<legend[^>]*>([^<]+)/.exec(renderToStaticMarkup(<Fields goal={await getGoal(actor, id)} />))?.[1]
  expect(await legendFor(circle.lead)).toBe('Goal status')
  expect(await legendFor(circle.assignee)).toBe('Your status')
})

test('shows a comment that was begun before the dialog was closed', async () => {
  const circle = await aGoalCircle()
  const { id } = await aGoalIn(circle)
  const shown = async (comment: string) =>
    renderToStaticMarkup(<Fields goal={await getGoal(circle.lead, id)} comment={comment} />)
  expect(await shown('')).toContain('Add a comment')
  expect(await shown('Hired one.')).toContain('>Hired one.</textarea>')
})
