import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const listUnreadable = (sentence: string) => fieldRefusal('list', sentence)

export const noSuchCampaign = () => notFoundRefusal('campaign')

export const noSuchInvite = () => notFoundRefusal('invitation')

export const sentAlready = () => new Refusal('conflict', 'This invitation was sent, so it can’t be edited.')

export const nothingToSend = () => new Refusal('conflict', 'No invitation is ready. Fix the list first.')

export const cannotResend = () => new Refusal('conflict', 'Only a pending, opened or expired invitation can be resent.')

export const campaignLinkGone = () => new Refusal('not-found', 'This link has expired. Ask for a new invitation.')

export const invitedHasAccount = () =>
  new Refusal('conflict', 'You already have an account. Sign in to create a workspace.')
