import { anIntegration } from '@/tests/factories/integrations'
import type { Sweep } from '@/tests/factories/sweep/world'
import { aCommandOf, aShortcutOf, signedHeaders, type SlackSends } from '@/tests/support/providers/slack/slack-client'

const nobody = { team: 'T0NOBODY', user: 'U0NOBODY' }

const signed = ({ to, body, type }: SlackSends) => ({
  line: `POST /api/slack/${to}`,
  body,
  headers: { 'content-type': type, ...signedHeaders(body) },
})

const challenge = JSON.stringify({ type: 'url_verification', challenge: 'sweep' })

export const sweep: Sweep = {
  inputs: { chooseChannelAction: () => ({ channel: 'CTHANKS', name: 'thanks' }) },
  calls: {
    'GET /api/slack/channels': () => ({ line: 'GET /api/slack/channels' }),
    'POST /api/slack/commands': () => signed(aCommandOf(nobody, 'help', 'none')),
    'POST /api/slack/interactivity': () => signed(aShortcutOf(nobody, 'review.ask', 'none')),
    'POST /api/slack/events': () => signed({ to: 'events', type: 'application/json', body: challenge }),
  },
  ready: {
    chooseChannelAction: ({ admin }) => anIntegration(admin, { provider: 'SLACK', isForWorkspace: true }),
  },
  unpressed: {
    'POST /api/slack/commands': 'Opens dialogs in Slack, and changes nothing.',
    'POST /api/slack/interactivity': 'Takes what Slack signs; its own tests send each button and dialog twice.',
    'POST /api/slack/events': 'Takes what Slack signs; its own test sends an event twice.',
  },
}
