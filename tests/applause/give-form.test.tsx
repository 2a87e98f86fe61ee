import { expect, test } from 'vitest'
import { GiveScreen } from '@/components/applause/give/give-screen'
import type { Actor } from '@/lib/access/actor'
import { getApplauseForm } from '@/lib/applause/queries/get-applause-form'
import { anApplause, anApplauseCircle } from '@/tests/factories/applause'
import { markupOf } from '@/tests/support/markup-of'

const drawn = async (actor: Actor) => markupOf(<GiveScreen start={await getApplauseForm(actor, { to: [] })} />)

test('the form says what is left this month before anybody writes, one less for each applause', async () => {
  const { giver, tom } = await anApplauseCircle('PRO')
  const { left } = await getApplauseForm(giver, { to: [] })
  expect(left).toBeGreaterThan(0)
  expect(await drawn(giver)).toContain(`${left} left this month in ${giver.workspaceName}`)
  await anApplause(tom, [giver])
  expect(await drawn(giver)).toContain(`${Number(left) - 1} left this month in ${giver.workspaceName}`)
})

test('without a limit the form counts nothing', async () => {
  const { giver } = await anApplauseCircle('ENTERPRISE')
  expect(await drawn(giver)).not.toContain('left this month')
})
