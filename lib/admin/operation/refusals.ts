import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchMail = () => notFoundRefusal('mail')

export const noSuchEvent = () => notFoundRefusal('webhook')

export const noSuchJob = () => notFoundRefusal('job')

export const cannotRetry = () => new Refusal('conflict', 'This mail is too old to be sent again.')
