import { Refusal, fieldRefusal } from '@/lib/shared/refusal'

export const isDraft = () => new Refusal('conflict', 'This feedback has not been sent yet.')

export const reviewHasEnded = () => new Refusal('conflict', 'This feedback is closed.')

export const isPaused = () => new Refusal('conflict', 'This feedback is paused. Resume it instead.')

export const closeDatePassed = () =>
  fieldRefusal('closesOn', 'Its close date has passed. Give it a new one before you resume it.')

export const tooLateToAsk = () =>
  new Refusal('conflict', 'Its close date has passed. Give it a new one before you ask anybody else.')

export const keyDestroyed = () =>
  new Refusal(
    'conflict',
    'Anonymous feedback cannot be opened again: what tied answers to people was destroyed when it closed, so nobody could be kept from answering twice.',
  )

export const alreadyReleased = () =>
  new Refusal('conflict', 'This feedback has been released, and what was released stays as it is.')

export const closeDateMissing = () => fieldRefusal('closesOn', 'Choose the day on which it closes again.')

export const changedElsewhere = () =>
  new Refusal('conflict', 'This was changed in another tab or on another device. Load it again to go on.')

export const wordsAreFixed = (field: 'title' | 'description') =>
  fieldRefusal(field, 'Somebody has answered, so what they read must stay as it was.')

export const onlyMorePrivate = () =>
  fieldRefusal('seenByAdmins', 'Somebody has answered, so nobody can be added to those who read it.')

export const onlyMoreHidden = (field: 'anonymity' | 'releaseMode') =>
  fieldRefusal(field, 'People were asked under what they were told, so this can only become more private.')

export const remindersStayOff = () =>
  fieldRefusal('hasReminders', 'They were told that they will not be reminded, so this stays off.')

export const anonymousFromTheStart = () =>
  fieldRefusal('anonymity', 'Feedback is anonymous from the start or not at all: these answers hold who gave them.')

export const noTitle = () => fieldRefusal('title', 'Add a title.')
