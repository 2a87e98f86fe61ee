import { Refusal, fieldRefusal } from '@/lib/shared/refusal'

export const isPaused = () => new Refusal('conflict', 'This feedback is paused. Resume it instead.')

export const closeDatePassed = () => fieldRefusal('closesOn', 'The close date has passed. Set a new one first.')

export const keyDestroyed = () =>
  new Refusal(
    'conflict',
    'Anonymous feedback can’t be reopened: the link between people and answers was destroyed at the close.',
  )

export const alreadyReleased = () =>
  new Refusal('conflict', 'This feedback has been released, so it can’t be reopened.')

export const everyoneAnswered = () => new Refusal('conflict', 'Everyone has answered. Ask a new question instead.')

export const closeDateMissing = () => fieldRefusal('closesOn', 'Choose a new close date.')

export const changedElsewhere = () => new Refusal('conflict', 'Changed in another tab. Reload the page.')

export const wordsAreFixed = (field: 'title' | 'description') =>
  fieldRefusal(field, 'Someone has answered, so this can’t change.')

export const onlyMorePrivate = () => fieldRefusal('seenByAdmins', 'Someone has answered, so no readers can be added.')

export const onlyMoreHidden = (field: 'anonymity' | 'releaseMode') =>
  fieldRefusal(field, 'This can only become more private.')

export const remindersStayOff = () =>
  fieldRefusal('hasReminders', 'People were promised no reminders, so this stays off.')

export const anonymousFromTheStart = () => fieldRefusal('anonymity', 'Feedback can only be anonymous from the start.')

export const noTitle = () => fieldRefusal('title', 'Add a title.')
