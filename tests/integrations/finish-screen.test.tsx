import { expect, test } from 'vitest'
import { FinishScreen } from '@/components/integrations/finish-screen'
import { providerNames } from '@/lib/integrations/schema'
import { markupOf } from '@/tests/support/markup-of'

const names = { GOOGLE: 'Google Calendar', SLACK: 'Slack' }

test.each(providerNames)(
  'after declining at %s the page says that nothing was connected, and offers to try again',
  (provider) => {
    const declined = { provider, state: 'state', code: '' }
    for (const [begunAt, href] of [
      ['workspace', '/workspace/edit?tab=integrations'],
      ['profile', '/profile?tab=integrations'],
    ] as const) {
      const drawn = markupOf(<FinishScreen {...declined} begunAt={begunAt} />)
      for (const words of ['Nothing was connected', `Access to ${names[provider]} was declined.`, 'Try again', href])
        expect(drawn).toContain(words)
      expect(drawn).not.toContain('Connecting')
    }
  },
)

test('with the provider’s code the page connects', () => {
  const drawn = markupOf(<FinishScreen provider="SLACK" state="state" code="code" begunAt="profile" />)
  expect(drawn).toContain('Connecting Slack')
  expect(drawn).not.toContain('Nothing was connected')
})
