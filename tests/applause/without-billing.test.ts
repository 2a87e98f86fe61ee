import { afterAll, expect, test, vi } from 'vitest'

// Settings are read once: what asks for the plan is loaded anew, to read this one.
vi.stubEnv('BILLING', 'off')
vi.resetModules()
const { applauseDigest } = await import('@/lib/applause/digest')
const { setClock } = await import('@/lib/platform/clock')
const { db } = await import('@/lib/platform/db')
const { anApplause, anApplauseCircle } = await import('@/tests/factories/applause')

afterAll(async () => {
  setClock()
  await db.$disconnect()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('without billing a lead is nudged about people without thanks, too', async () => {
  const at = (time: string) => setClock(() => new Date(time))
  at('2027-01-01T09:00:00Z')
  const { giver, manager, lena } = await anApplauseCircle('FREE')
  at('2027-06-04T09:00:00Z')
  await anApplause(giver, [lena])
  at('2027-06-07T10:00:00Z')
  const listed: string[] = []
  for await (const { id } of applauseDigest.listDue(new Date('2027-06-07T10:00:00Z'))) listed.push(id)
  expect(listed).toContain(manager.memberId)
})
