import { expect, test, vi } from 'vitest'
import robots from '@/app/robots'
import { needsSession } from '@/lib/shared/routes'
import { filesUnder } from '@/tests/structure/support/project'

vi.mock('@/lib/access/request', async (original) => ({
  ...(await original<object>()),
  requestFacts: () => Promise.resolve({ origin: 'https://rapport.test' }),
}))

test('no page behind the sign-in is indexed', async () => {
  const { rules } = await robots()
  const closed = [rules].flat().flatMap(({ disallow }) => disallow ?? [])
  const pages = filesUnder('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, ''))
    .filter(needsSession)
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => !closed.some((path) => page.startsWith(path)))).toEqual([])
})
