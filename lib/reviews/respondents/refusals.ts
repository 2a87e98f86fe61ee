import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { limits } from '@/lib/reviews/model/rules/review-limits'

export const noSuchRespondent = () => notFoundRefusal('person in this feedback')

export const notWhileAnswersCount = () =>
  new Refusal(
    'conflict',
    'Answers have arrived, and they are anonymous. Taking somebody out now could tell who has answered, so everybody stays.',
  )

export const tooFewLeft = () =>
  new Refusal(
    'conflict',
    `Anonymous feedback needs at least ${ANONYMITY_FLOOR} people, so nobody else can be taken out.`,
  )

export const nobodyLeft = () =>
  new Refusal('conflict', 'This is the last person asked. Ask somebody else first, or close the feedback.')

export const tooFewAtOnce = (field: string) =>
  fieldRefusal(
    field,
    `Answers have arrived, and they are anonymous. Add at least ${ANONYMITY_FLOOR} people at once, so that the count points to none of them.`,
  )

export const allAskedAlready = () => fieldRefusal('memberIds', 'Everybody you chose was asked already.')

export const tooManyFollowed = () =>
  fieldRefusal('memberIds', `Each round asks at most ${limits.crowds} teams and ${limits.crowds} tags. Choose fewer.`)

export const askedAlready = (name: string) => fieldRefusal('memberId', `${name} was asked already.`)

export const isNothingToAnybody = () =>
  new Refusal('conflict', 'This feedback is about nobody in particular, so there is no relationship to put right.')

export const groupIsFixed = () =>
  fieldRefusal(
    'relationship',
    'People outside are a group of their own, and so is whom it is about. That stays as it is.',
  )

export const notRegroupedWhileAnswersCount = () =>
  new Refusal(
    'conflict',
    'Answers have arrived, and they are anonymous. Who is counted in which group stays as it was when people answered.',
  )

export const hasAnswered = (name: string) =>
  new Refusal('conflict', `${name} has answered already, so there is nothing left to ask.`)

export const hasDeclined = (name: string) => new Refusal('conflict', `${name} has opted out of this feedback.`)

export const nobodySingledOut = () =>
  new Refusal(
    'conflict',
    'These answers are anonymous. What happens for one person alone could tell whether they answered, so it is done for everybody.',
  )

export const respondentHasLeft = (name: string) =>
  new Refusal('conflict', `${name} has left the workspace and cannot answer.`)

export const hasNoEnd = () => new Refusal('conflict', 'This feedback has no close date, so nobody needs more time.')

export const notLater = () => fieldRefusal('closesOn', 'Choose a later moment than the one at which it closes for all.')

export const notOpen = () => new Refusal('conflict', 'Nobody can answer this feedback at the moment.')

export const noReminders = () => new Refusal('conflict', 'They were told that they will not be reminded, so nobody is.')

export const nudgedToday = (name: string) =>
  new Refusal('too-many', `${name} was reminded in the last 24 hours. Once a day is enough.`)

export const nudgedEnough = (name: string) =>
  new Refusal('too-many', `${name} was reminded three times. More would not help.`)

export const allNudged = () =>
  new Refusal(
    'too-many',
    'Nobody is left to remind now: once in 24 hours and three times in all are enough for anybody.',
  )

export const nobodyToRemind = () =>
  new Refusal(
    'conflict',
    'Nobody is left to remind, so nothing was sent: everybody asked has answered, opted out, left or wants no more mail.',
  )

export const cannotBeWritten = (name: string) =>
  new Refusal('conflict', `${name} gets no more mail from here: they asked for none, or their link has run out.`)

export const allAddressesAskedAlready = () => fieldRefusal('emails', 'Everybody you wrote was asked already.')

export const tooManyOutside = () =>
  fieldRefusal('emails', `At most ${limits.externals} people outside can be asked in one form.`)
