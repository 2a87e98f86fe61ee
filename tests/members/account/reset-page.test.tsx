import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import ResetPasswordPage from '@/app/(auth)/reset-password/page'
import { requestPasswordReset } from '@/lib/members/account/commands/request-password-reset'
import { aMember, aVisitor } from '@/tests/factories/members'
import { mailedToken } from '@/tests/support/outbox'

test('leads to a new link, because the one it was opened with may expire meanwhile', async () => {
  const { email } = await aMember()
  await requestPasswordReset(aVisitor(), { email })
  const token = await mailedToken(email, 'password.reset')
  const shown = renderToStaticMarkup(
    await ResetPasswordPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ token }) }),
  )
  expect(shown).toContain('name="password"')
  expect(shown).toContain('href="/forgot-password"')
})
