import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PasswordPart } from '@/components/members/passwords/password-part'

const email = 'priya@acme.example'
const part = (hasPassword: boolean) => renderToStaticMarkup(<PasswordPart {...{ hasPassword, email }} />)

test('whoever has no password chooses none here: a link goes to their own mailbox, with which one is chosen', () => {
  const shown = part(false)
  expect(shown).not.toContain('type="password"')
  expect(shown).toContain(`name="email" value="${email}"`)
  expect(shown).toContain('Send me a link')
})

test('whoever has one changes it with the one they know', () => {
  const shown = part(true)
  for (const field of ['current', 'password']) expect(shown).toContain(`name="${field}"`)
})
