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

test('only finished acts have the color of a success', () => {
  const [saved, asked] = (['reset', 'two-step'] as const).map((done) =>
    renderToStaticMarkup(<SignInCallout error={undefined} done={done} />),
  )
  expect(saved).toContain('bg-success-soft')
  expect(asked).toContain('bg-info-soft')
})
