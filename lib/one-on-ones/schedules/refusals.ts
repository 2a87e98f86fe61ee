import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchSchedule = () => notFoundRefusal('schedule')

export const noSuchParticipant = () => notFoundRefusal('person')

export const onlyLeadsLayOut = () => new Refusal('forbidden', 'Only admins and managers can schedule a team.')

export const notOnYourTeam = () => new Refusal('forbidden', 'You can only schedule people on teams you lead.')

export const planChanged = () => new Refusal('conflict', 'A time was just taken. Check the new plan and try again.')

export const nobodyToSchedule = () =>
  fieldRefusal('memberIds', 'Nobody you chose is free. Change the days or the time.')

export const allHaveSeries = () => fieldRefusal('memberIds', 'Everyone you chose has a series already.')

export const hasSeriesAlready = () => new Refusal('conflict', 'You two already have a series.')

export const noFreeTime = () => new Refusal('conflict', 'You two have no free time in this schedule.')

export const scheduleIsOff = () => new Refusal('conflict', 'This schedule is off.')

export const scheduleIsOn = () => new Refusal('conflict', 'Turn this schedule off first.')

export const scheduleFull = (most: number) => new Refusal('conflict', `A schedule has at most ${most} people.`)

export const startInPast = () => fieldRefusal('startsOn', 'Choose a day that hasn’t passed.')
