import { expect, test } from 'vitest'
import { setWeeklyThanks } from '@/lib/applause/commands/set-weekly-thanks'
import { hasWeeklyThanks } from '@/lib/applause/queries/list-categories'
import { db } from '@/lib/platform/db'
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

test('each change is a line of the audit log, and a second press is none', async () => {
  const admin = await anAdmin()
  for (const isOn of [false, true, true, false]) await setWeeklyThanks(admin, { isOn })
  const lines = await db.auditEntry.findMany({ where: { workspaceId: admin.workspaceId } })
  expect(lines.map(({ action, title }) => [action, title]).toSorted()).toEqual([
    ['applause.week-switched', 'Turned off: Applause of the week'],
    ['applause.week-switched', 'Turned on: Applause of the week'],
  ])
})
