import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import MagicLinkPage from '@/app/(auth)/auth/magic-link/[token]/page'
import { newToken } from '@/lib/platform/secrets'

const expired = async (query: Record<string, string>) =>
  renderToStaticMarkup(
    await MagicLinkPage({ params: Promise.resolve({ token: newToken() }), searchParams: Promise.resolve(query) }),
  )

test('an expired link leads to a new one for the same page', async () => {
  const shown = await expired({ callbackUrl: '/feedback?workspace=x' })
  expect(shown).toContain('href="/auth/login?callbackUrl=%2Ffeedback%3Fworkspace%3Dx"')
  expect(await expired({})).toContain('href="/auth/login"')
})
