import { afterAll, expect, test, vi } from 'vitest'
import { daysFrom } from '@/lib/platform/clock'
import { readEnv } from '@/lib/platform/env'

// The settings are read once, at first use.
vi.resetModules()
vi.stubEnv('TRIAL_DAYS', '30')
const { startTrial } = await import('@/lib/billing/steps/start-trial')
const { findTrialDays } = await import('@/lib/billing/queries')
const { db, transaction } = await import('@/lib/platform/db')
const { aWorkspace } = await import('@/tests/factories/workspaces')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('a trial lasts for as many days as the settings say, and screens say the same', async () => {
  const { id: workspaceId } = await aWorkspace({ plan: 'FREE' })
  await transaction((tx) => startTrial(tx, { workspaceId }))
  const { startsAt, trialEndsAt } = await db.subscription.findFirstOrThrow({ where: { workspaceId } })
  expect(trialEndsAt).toEqual(daysFrom(startsAt, 30))
  expect(findTrialDays()).toBe(30)
})

test('it is two weeks where they say nothing', () => {
  expect(readEnv({ ...process.env, TRIAL_DAYS: undefined }).TRIAL_DAYS).toBe(14)
  expect(readEnv({ ...process.env, TRIAL_DAYS: '' }).TRIAL_DAYS).toBe(14)
})

test.each(['0', '-3', '1.5', '366', 'two weeks'])('start-up stops at %s days, and names the setting', (days) => {
  expect(() => readEnv({ ...process.env, TRIAL_DAYS: days })).toThrow('TRIAL_DAYS')
})
