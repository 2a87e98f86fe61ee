import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrivacyScreen } from '@/components/shell/public/legal/privacy-screen'

const shown = renderToStaticMarkup(<PrivacyScreen counting={null} />)

test('names the place where data is downloaded and the account deleted', () => {
  expect(shown).toContain('under Your profile, Settings')
})

test.each(['session', 'signed in before', 'registered you', 'theme', 'sidebar', 'no password', 'count the pages'])(
  'names the cookie for: %s',
  (cookie) => {
    const [, after = ''] = shown.split('Cookies</h2>')
    const [cookies = ''] = after.split('</section>')
    expect(cookies).toContain(cookie)
  },
)
