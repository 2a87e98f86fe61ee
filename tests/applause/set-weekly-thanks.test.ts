import { expect, test } from 'vitest'
import { setWeeklyThanks } from '@/lib/applause/commands/set-weekly-thanks'
import { hasWeeklyThanks } from '@/lib/applause/queries/list-categories'
import { anAdmin } from '@/tests/factories/members'

test('is off until an Admin turns it on, and off again', async () => {
  const admin = await anAdmin()
  expect(await hasWeeklyThanks(admin)).toBe(false)
  for (const isOn of [true, true, false]) {
    await setWeeklyThanks(admin, { isOn })
    expect(await hasWeeklyThanks(admin)).toBe(isOn)
  }
  expect(await hasWeeklyThanks(await anAdmin())).toBe(false)
})
