import { afterEach, expect, test, vi } from 'vitest'
import robots from '@/app/robots'
import * as request from '@/lib/access/request'
import { needsSession } from '@/lib/shared/routes'
import { filesUnder } from '@/tests/structure/support/project'

afterEach(() => void vi.restoreAllMocks())

test('no page behind the sign-in is indexed', async () => {
  vi.spyOn(request, 'requestFacts').mockResolvedValue({
    requestId: 'none',
    address: 'unknown',
    device: null,
    registration: null,
    userAgent: null,
    origin: 'https://rapport.test',
  })
  const { rules } = await robots()
  const closed = [rules].flat().flatMap(({ disallow }) => disallow ?? [])
  const pages = filesUnder('app')
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, ''))
    .filter(needsSession)
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => !closed.some((path) => page.startsWith(path)))).toEqual([])
})
