import { Refusal } from '@/lib/shared/refusal'

export const slackNotConnected = () =>
  new Refusal('conflict', 'Slack isn’t connected to this workspace. Connect it, then import people.')

export const slackBroken = () =>
  new Refusal('conflict', 'Slack is no longer connected. Reconnect it, then import people.')

export const notFromSlack = () => new Refusal('conflict', 'This list is from a file. Change its columns instead.')
