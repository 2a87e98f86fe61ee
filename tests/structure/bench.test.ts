import { expect, test } from 'vitest'
import { targets } from '@/scripts/bench/targets.mjs'
import { filesUnder } from './support/project'

const asked = targets.map(({ path }) => path('large').replace(/\?.*/, ''))

/** The addresses of the pages, or of the routes, that nothing is measured at. */
function unmeasured(file: 'page.tsx' | 'route.ts') {
  const addresses = filesUnder('app')
    .filter((path) => path.endsWith(`/${file}`))
    .map((path) => path.slice('app'.length, -file.length - 1).replace(/\/\([^)]+\)/g, '') || '/')
  expect(addresses.length).toBeGreaterThan(10)
  const isAsked = (address: string) => {
    const pattern = RegExp(`^${address.replace(/\[\.\.\.[^\]]+\]/g, '.+').replace(/\[[^\]]+\]/g, '[^/]+')}$`)
    return asked.some((path) => pattern.test(path))
  }
  return addresses.filter((address) => !isAsked(address)).sort()
}

test('every page is measured, but for the mailbox of the demo and what only leads on', () => {
  expect(unmeasured('page.tsx')).toEqual([
    '/auth/second-step',
    '/goals/archived',
    '/mailbox',
    '/mailbox/[id]',
    '/profile/connect/[provider]',
    '/template/edit',
    '/template/preview',
    '/users/edit',
  ])
})

test('every route is measured, but for files, streams, and what a caller may only ask now and then', () => {
  expect(unmeasured('route.ts')).toEqual([
    '/api/calendar/[token]',
    '/api/export/[id]',
    '/api/feedback/summary',
    '/api/followups/live',
    '/api/followups/summary',
    '/api/goals/alignment',
    '/api/goals/import',
    '/api/goals/import/[id]/refused',
    '/api/goals/import/sample',
    '/api/integrations/google/notify',
    '/api/logo/[id]',
    '/api/meetings/status-complete',
    '/api/my-data',
    '/api/newsletter/[code]',
    '/api/notification/live',
    '/api/one-on-one/live',
    '/api/one-on-one/points-draft',
    '/api/one-on-one/status-complete',
    '/api/one-on-one/summary',
    '/api/people/additions',
    '/api/people/import',
    '/api/people/import/[id]/refused',
    '/api/people/import/sample',
    '/api/people/unsubscribed',
    '/api/picture/[id]',
    '/api/slack/channels',
    '/api/slack/commands',
    '/api/slack/events',
    '/api/slack/interactivity',
    '/api/unsubscribe/[code]',
    '/api/webhooks/razorpay',
    '/api/workspace-address/[slug]',
    '/api/workspace-export/[id]',
    '/ingest/e',
    '/monitoring',
  ])
})

test('no two targets have one name', () => {
  const names = targets.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
