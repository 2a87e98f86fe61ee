import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'

/** What people call each provider, and what it does for them. */
export const providers: Readonly<Record<IntegrationProvider, { name: string; text: string; keys: string }>> = {
  GOOGLE: {
    name: 'Google Calendar',
    text: 'Syncs meetings and busy times',
    keys: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  },
  SLACK: {
    name: 'Slack',
    text: 'Notifications as direct messages',
    keys: 'SLACK_CLIENT_ID, SLACK_CLIENT_SECRET and SLACK_SIGNING_SECRET',
  },
}

/** The names of the spec (section 4). Slack is fully connected once the workspace and the person are. */
export type ConnectionState = 'not_connected' | 'connected' | 'partially_connected' | 'fully_connected'

/** Where one of two that both count is not there, it is half a connection. */
export function stateOfBoth(workspace: boolean, person: boolean): ConnectionState {
  if (workspace && person) return 'fully_connected'
  return workspace || person ? 'partially_connected' : 'not_connected'
}

/** How long somebody may stay on a provider's consent page. */
export const ATTEMPT_MINUTES = 10

/** So often a call is tried before its connection counts as broken: half a day, with the waits between. */
export const MAX_ATTEMPTS = 20

const [FIRST_WAIT_S, LONGEST_WAIT_S] = [15, 3600]

/** When to try again, in seconds, after so many attempts: 15 s, doubled each time, an hour at most. */
export const waitAfter = (attempts: number) => Math.min(FIRST_WAIT_S * 2 ** Math.max(attempts - 1, 0), LONGEST_WAIT_S)

/** Access that ends so soon counts as ended: the call itself takes time. */
export const RENEWED_BEFORE_S = 60
