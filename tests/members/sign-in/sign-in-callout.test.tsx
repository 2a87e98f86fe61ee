import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SignInCallout } from '@/components/members/sign-in/sign-in-callout'
import { signInParamsSchema } from '@/lib/members/sign-in/schema'

test.each([
  ['deleted', 'Your account is deleted.'],
  ['reset', 'Password saved. Sign in with it.'],
  ['two-step', 'Sign in again, then set up two-step sign-in.'],
  ['made-up', ''],
])('after %s the sign-in says so', (done, text) => {
  const params = signInParamsSchema.parse({ done })
  const shown = renderToStaticMarkup(<SignInCallout error={undefined} done={params.done} />)
  expect(shown.replace(/<[^>]*>/g, '')).toBe(text)
})

test('what is done is told in the colour of a success, and what is asked for is not', () => {
  const [saved, asked] = (['reset', 'two-step'] as const).map((done) =>
    renderToStaticMarkup(<SignInCallout error={undefined} done={done} />),
  )
  expect(saved).toContain('bg-success-soft')
  expect(asked).toContain('bg-info-soft')
})
