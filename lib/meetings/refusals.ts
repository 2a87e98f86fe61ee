import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchMeeting = () => notFoundRefusal('meeting')

export const noSuchFeed = () => new Refusal('not-found', 'This calendar address has been revoked.')

export const noSuchChannel = () => notFoundRefusal('channel')

export const slotTaken = () =>
  new Refusal('conflict', 'This time is already taken. Choose another one.', {
    time: 'This time is already taken. Choose another one.',
  })

export const timeInPast = () => fieldRefusal('time', 'Choose a time that hasn’t passed.')

export const noSuchTime = () => fieldRefusal('time', 'Choose a time.')

export const outsideWeek = () => fieldRefusal('day', 'Choose a day in that week of the month.')

export const attendeesGone = (field: string) =>
  fieldRefusal(field, 'A person you chose is no longer here. Remove them.')

export const onlyOrganizer = () => new Refusal('forbidden', 'Only the organizer can change this meeting.')

export const onlyOrganizerUndoes = () => new Refusal('forbidden', 'Only the organizer can undo this.')

export const tooLateToUndo = () => new Refusal('conflict', 'You can undo this only within 24 hours.')

export const meetingCanceled = () => new Refusal('conflict', 'This meeting was canceled.')

export const meetingCompleted = () => new Refusal('conflict', 'This meeting is completed.')

export const meetingOver = () => new Refusal('conflict', 'This meeting is over. Complete or move it.')

export const tooLateToAnswer = () => new Refusal('conflict', 'This meeting is over, so it needs no answer.')

export const meetingChangedMeanwhile = () =>
  new Refusal('conflict', 'This meeting was changed meanwhile. Copy your text and reload the page.')

export const tooManyLinks = (most: number) => fieldRefusal('url', `A meeting can have at most ${most} links.`)

export const notYourLink = () => new Refusal('forbidden', 'You can only remove your own links.')

export const wholeDay = () => new Refusal('conflict', 'A meeting can’t last whole days.')

export const noLength = () => new Refusal('conflict', 'A meeting can’t end as it starts.')

export const singleRepeats = () => new Refusal('conflict', 'To repeat it, schedule a new one in Rapport.')

export const otherRepeat = () => new Refusal('conflict', 'Change how it repeats in Rapport.')

export const dueInPast = () => fieldRefusal('dueOn', 'Choose a day that hasn’t passed.')

export const tooManyPages = () => new Refusal('too-many', 'This page is open in too many tabs. Close some.')
