import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SwitchScreen } from '@/components/workspaces/switch/switch-screen'

const person = { firstName: 'Ada', email: 'ada@acme.example', timeZone: 'UTC' }
const screen = (currentId: string | null, hasSettings = currentId !== null) =>
  renderToStaticMarkup(<SwitchScreen workspaces={[]} person={person} currentId={currentId} hasSettings={hasSettings} />)

test('who is in no workspace finds their data and the end of their account here; who is in one, in their settings', () => {
  for (const href of ['/api/my-data', '/profile/delete']) {
    expect(screen(null)).toContain(`href="${href}"`)
    // A workspace that requires two-step sign-in has closed its settings, too.
    expect(screen('here', false)).toContain(`href="${href}"`)
    expect(screen('here')).not.toContain(`href="${href}"`)
  }
})
