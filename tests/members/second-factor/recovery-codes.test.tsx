import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecoveryCodes } from '@/components/members/second-factor/recovery-codes'

test('leaving asks first while the codes are shown, because they are shown once', () => {
  const shown = renderToStaticMarkup(
    <RecoveryCodes codes={['abcd-efgh']} email="priya@acme.example" title="On">
      I saved them
    </RecoveryCodes>,
  )
  expect(shown).toMatch(/<form[^>]*data-keep="true"[^>]*data-unsent="true"/)
})
