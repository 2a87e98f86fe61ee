import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'

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

export const declinedText = (provider: IntegrationProvider) => `Access to ${providers[provider].name} was declined.`

/** States of the spec (section 4); Slack needs workspace and person. */
export type ConnectionState = 'not_connected' | 'connected' | 'partially_connected' | 'fully_connected'

export function stateOfBoth(workspace: boolean, person: boolean): ConnectionState {
  if (workspace && person) return 'fully_connected'
  return workspace || person ? 'partially_connected' : 'not_connected'
}

/** Time allowed on the consent page. */
export const ATTEMPT_MINUTES = 10

/** Attempts before a connection counts as broken: about half a day. */
export const MAX_ATTEMPTS = 20

const FIRST_WAIT_S = 15
const LONGEST_WAIT_S = 3600

/** The wait no longer grows after these. */
export const LONGEST_WAIT_ATTEMPTS = 9

/** Seconds: 15, doubled per attempt, at most an hour. */
export const waitAfter = (attempts: number) => Math.min(FIRST_WAIT_S * 2 ** Math.max(attempts - 1, 0), LONGEST_WAIT_S)

/** Renew early, because the call itself takes time. */
export const RENEWED_BEFORE_S = 60
