import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SupportScreen } from '@/components/admin/support/support-screen'

const empty = { name: '', email: '', message: '' }

/** Where the form and the questions begin on the page. */
function placesOn(query: string) {
  const shown = renderToStaticMarkup(<SupportScreen filter={{ query, ...empty }} person={null} />)
  return { form: shown.indexOf('<form'), questions: shown.indexOf('Common questions') }
}

test('a link that asks for the contact form opens it first, and other visitors read the questions first', () => {
  const [asked, other] = [placesOn('contact'), placesOn('')]
  expect(asked.form).toBeLessThan(asked.questions)
  expect(other.questions).toBeLessThan(other.form)
})
