import { expect, test } from 'vitest'
import { serviceBadge } from '@/lib/admin/operation/rules'

const now = new Date('2026-03-01T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['without its keys', { isOn: false, failedAt: before(1), answeredAt: null }, 'Off'],
  ['that never failed', { isOn: true, failedAt: null, answeredAt: null }, 'On'],
  ['that failed just now', { isOn: true, failedAt: before(5), answeredAt: before(30) }, 'Failing'],
  ['that answered since', { isOn: true, failedAt: before(5), answeredAt: before(1) }, 'On'],
  ['that failed long ago', { isOn: true, failedAt: before(90), answeredAt: null }, 'On'],
])('a service %s', (_what, state, label) => {
  expect(serviceBadge(state, now).label).toBe(label)
})
