import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordPart } from '@/components/members/passwords/password-part'

const email = 'priya@acme.example'
const part = (hasPassword: boolean, isProven: boolean) =>
  renderToStaticMarkup(<PasswordPart hasPassword={hasPassword} isProven={isProven} email={email} />)

test('chooses a first password right after signing in by a link', () => {
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

test('changes the password when the current one is given', () => {
  for (const isProven of [true, false]) {
    const shown = part(true, isProven)
    for (const field of ['current', 'password']) expect(shown).toContain(`name="${field}"`)
  }
})
