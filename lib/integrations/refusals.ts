import { Refusal } from '@/lib/shared/refusal'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { declinedText, providers } from './rules'

export const notConfiguredText = (provider: IntegrationProvider) =>
  `${providers[provider].name} isn’t set up: the server needs ${providers[provider].keys}.`

export const notConfigured = (provider: IntegrationProvider) => new Refusal('conflict', notConfiguredText(provider))

export const workspaceFirst = () => new Refusal('conflict', 'An admin needs to connect Slack first.')

export const onlyAdminsConnect = () => new Refusal('forbidden', 'Only admins can connect the workspace’s Slack.')

export const attemptOver = () => new Refusal('conflict', 'This took too long or was used already. Connect again.')

export const declined = (provider: IntegrationProvider) => new Refusal('conflict', declinedText(provider))

export const providerAway = (provider: IntegrationProvider) =>
  new Refusal('conflict', `${providers[provider].name} didn’t answer. Try again in a minute.`)

export const scopeMissing = () =>
  new Refusal('conflict', 'Rapport needs to edit calendar events. Connect again and leave that box ticked.')

export const otherSlack = () => new Refusal('conflict', 'That’s another Slack workspace than the one connected here.')

export const accountTaken = (provider: IntegrationProvider) =>
  new Refusal('conflict', `This ${providers[provider].name} account is already connected elsewhere.`)
