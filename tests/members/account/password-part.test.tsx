import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordPart } from '@/components/members/passwords/password-part'

const email = 'priya@acme.example'
const part = (hasPassword: boolean, isProven: boolean) =>
  renderToStaticMarkup(<PasswordPart hasPassword={hasPassword} isProven={isProven} email={email} />)

test('whoever came in by a link a moment ago chooses a first password here', () => {
  const shown = part(false, true)
  expect(shown).toContain('name="password"')
  expect(shown).toContain('Set password')
})

test('an open session is no proof later on: a link goes to their own mailbox, with which one is chosen', () => {
  const shown = part(false, false)
  expect(shown).not.toContain('type="password"')
  expect(shown).toContain(`name="email" value="${email}"`)
  expect(shown).toContain('Mail me the link')
})

test('whoever has one changes it with the one they know', () => {
  for (const isProven of [true, false]) {
    const shown = part(true, isProven)
    for (const field of ['current', 'password']) expect(shown).toContain(`name="${field}"`)
  }
})
