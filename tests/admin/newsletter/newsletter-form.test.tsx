import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsletterForm } from '@/components/admin/newsletter/newsletter-form'

test('the field asks for an e-mail address, and not for a newsletter', () => {
  const shown = renderToStaticMarkup(<NewsletterForm />)
  expect(/<label[^>]*>(.*?)<\/label>/.exec(shown)?.[1]).toContain('E-mail')
})
