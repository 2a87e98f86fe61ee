import { Refusal, fieldRefusal } from '@/lib/shared/refusal'

export const isDraft = () => new Refusal('conflict', 'This feedback has not been sent yet.')

export const reviewHasEnded = () => new Refusal('conflict', 'This feedback is closed.')

export const isPaused = () => new Refusal('conflict', 'This feedback is paused. Resume it instead.')

export const closeDatePassed = () => fieldRefusal('closesOn', 'The close date has passed. Choose a new one to resume.')

export const tooLateToAsk = () =>
  new Refusal('conflict', 'The close date has passed. Choose a new one before you ask anyone else.')

export const keyDestroyed = () =>
  new Refusal('conflict', 'Anonymous feedback can’t be reopened: once it closes, nobody can tell who has answered.')

export const alreadyReleased = () => new Refusal('conflict', 'This feedback has been released and can’t be changed.')

export const closeDateMissing = () => fieldRefusal('closesOn', 'Choose a new close date.')

export const changedElsewhere = () =>
  new Refusal('conflict', 'This was changed in another tab or on another device. Reload to continue.')

export const wordsAreFixed = (field: 'title' | 'description') =>
  fieldRefusal(field, 'This can’t change now that someone has answered.')

export const onlyMorePrivate = () =>
  fieldRefusal('seenByAdmins', 'Someone has answered, so no more readers can be added.')

export const onlyMoreHidden = (field: 'anonymity' | 'releaseMode') =>
  fieldRefusal(field, 'People have already been asked, so this can only become more private.')

export const remindersStayOff = () =>
  fieldRefusal('hasReminders', 'People were promised no reminders, so this stays off.')

export const anonymousFromTheStart = () =>
  fieldRefusal('anonymity', 'Only new feedback can be anonymous: these answers already have names.')

export const noTitle = () => fieldRefusal('title', 'Give the form a title.')
