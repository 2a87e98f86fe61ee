import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchFollowUp = () => notFoundRefusal('follow-up')

export const nobodyInvited = () => fieldRefusal('attendeeIds', 'Choose who to meet.')

export const goalsNotYours = () => fieldRefusal('goalIds', 'A goal you chose no longer exists. Remove it.')

export const reviewsNotYours = () => fieldRefusal('reviewIds', 'Feedback you chose no longer exists. Remove it.')

export const tooOften = () => fieldRefusal('frequency', 'These goals don’t allow this frequency. Choose another one.')

export const noSuchFollowUpComment = () => notFoundRefusal('comment')

export const notYourFollowUpComment = () => new Refusal('forbidden', 'You can only change your own comments.')

export const decisionsChanged = () => new Refusal('conflict', 'Someone else changed the decisions.')

export const ownerNotInvited = () => fieldRefusal('ownerId', 'Choose an attendee.')

export const nextStepGone = () => new Refusal('conflict', 'This next step was removed.')

export const tooManyNextSteps = (most: number) =>
  fieldRefusal('title', `A follow-up can have at most ${most} next steps.`)
