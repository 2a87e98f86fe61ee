import { expect, test } from 'vitest'
import { healthLines, serviceLines } from '@/lib/workspaces/instance/rules'

const fine = { database: true, queue: true, migrations: true, disk: true }

test('what is fine asks for nothing, and what is not says what to do', () => {
  expect(healthLines({ checks: fine }).map(({ badge, advice }) => [badge.tone, advice])).toEqual(
    Array.from({ length: 4 }, () => ['success', null]),
  )
  const behind = healthLines({ checks: { ...fine, migrations: false } })
  expect(behind.find(({ advice }) => advice !== null)).toEqual({
    name: 'Migrations',
    badge: { label: 'Missing', tone: 'danger' },
    advice: 'Run npm run migrate',
  })
})

test.each([
  ['off', 'neutral', 'Set SMTP_URL'],
  ['working', 'success', null],
  ['failing', 'danger', 'Check SMTP_URL and MAIL_FROM'],
] as const)('mail that is %s is %s', (mail, tone, advice) => {
  const [line] = serviceLines({ mail, google: true, slack: true, ai: true, errors: true, posthog: true })
  expect([line?.badge.tone, line?.advice]).toEqual([tone, advice])
})

test('a service without its settings is off, which is no failure', () => {
  const services = { mail: 'working', google: false, slack: true, ai: false, errors: false, posthog: true } as const
  const [, google, ...others] = serviceLines(services)
  expect([google, ...others].map((line) => line?.badge.label)).toEqual(['Off', 'On', 'Off', 'Off', 'On'])
  expect(google?.badge.tone).toBe('neutral')
  expect(google?.advice).toContain('GOOGLE_CLIENT_SECRET')
})
