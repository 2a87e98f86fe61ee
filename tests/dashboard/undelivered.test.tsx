import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Undelivered } from '@/components/dashboard/undelivered'
import { PreferencesForm } from '@/components/notifications/preferences/preferences-form'
import { usual } from '@/tests/notifications/preferences/preferring'

const reason = '550 nobody of this name'

test('an Admin reads whom no mail reaches, what the mail server said, and what it does not tell', () => {
  const markup = renderToStaticMarkup(<Undelivered mails={[{ id: '1', recipient: 'tom@gone.example', reason }]} />)
  expect(markup.replaceAll('<wbr/>', '')).toContain('tom@gone.example')
  expect(markup).toContain(reason)
  expect(markup).toContain('Mails that bounce later go to the sender address.')
  expect(renderToStaticMarkup(<Undelivered mails={[]} />)).toBe('')
})

test('who cannot be reached reads so where they set how they are told, and what was said of them', () => {
  const preferences = { ...usual, choices: [], email: 'tom@gone.example' }
  const drawn = (bounceReason: string | null) =>
    renderToStaticMarkup(<PreferencesForm preferences={{ ...preferences, bounceReason }} hasSlack={false} zone="UTC" />)
  expect(drawn(reason).replaceAll('<wbr/>', '')).toContain('Mail to tom@gone.example was refused')
  expect(drawn(reason)).toContain(`<p>${reason}</p>`)
  expect(drawn(null)).not.toContain('refused')
})
