import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { limits } from '@/lib/reviews/model/rules/review-limits'

export const noSuchRespondent = () => notFoundRefusal('person in this feedback')

export const notWhileAnswersCount = () =>
  new Refusal(
    'conflict',
    'Answers are anonymous, and some have arrived. Removing someone could reveal who has answered.',
  )

export const tooFewLeft = () =>
  new Refusal('conflict', `Anonymous feedback needs at least ${ANONYMITY_FLOOR} people, so nobody else can be removed.`)

export const nobodyLeft = () =>
  new Refusal('conflict', 'This is the last person asked. Ask someone else first, or close the feedback.')

export const tooFewAtOnce = (field: string) =>
  fieldRefusal(
    field,
    `Answers are anonymous, and some have arrived. Add at least ${ANONYMITY_FLOOR} people together, so the count points to none of them.`,
  )

export const allAskedAlready = () => fieldRefusal('memberIds', 'Everyone you chose has already been asked.')

export const tooManyFollowed = () =>
  fieldRefusal('memberIds', `Each round asks at most ${limits.crowds} teams and ${limits.crowds} tags. Choose fewer.`)

export const askedAlready = (name: string) => fieldRefusal('memberId', `${name} has already been asked.`)

export const isNothingToAnybody = () =>
  new Refusal('conflict', 'This feedback isn’t about a person, so there are no relationships to change.')

export const groupIsFixed = () =>
  fieldRefusal('relationship', 'External reviewers and the person it’s about keep their groups.')

export const notRegroupedWhileAnswersCount = () =>
  new Refusal('conflict', 'Answers are anonymous, and some have arrived, so groups can’t change now.')

export const hasAnswered = (name: string) => new Refusal('conflict', `${name} has already answered.`)

export const hasDeclined = (name: string) => new Refusal('conflict', `${name} has opted out of this feedback.`)

export const nobodySingledOut = () =>
  new Refusal(
    'conflict',
    'These answers are anonymous. Change it for everyone: a change for one person could reveal whether they answered.',
  )

export const respondentHasLeft = (name: string) =>
  new Refusal('conflict', `${name} has left the workspace and can’t answer.`)

export const hasNoEnd = () => new Refusal('conflict', 'This feedback has no close date, so nobody needs more time.')

export const notLater = () => fieldRefusal('closesOn', 'Choose a time after the close date.')

export const notOpen = () => new Refusal('conflict', 'This feedback isn’t open for answers right now.')

export const noReminders = () => new Refusal('conflict', 'People were promised no reminders, so none are sent.')

export const nudgedToday = (name: string) =>
  new Refusal('too-many', `${name} was reminded in the last 24 hours. Try again tomorrow.`)

export const nudgedEnough = (name: string) =>
  new Refusal('too-many', `${name} has had three reminders, the most anyone gets.`)

export const allNudged = () =>
  new Refusal('too-many', 'There’s nobody to remind now: people get one reminder in 24 hours, and three at most.')

export const nobodyToRemind = () =>
  new Refusal('conflict', 'There’s nobody to remind: everyone has answered, opted out, left or unsubscribed.')

export const cannotBeWritten = (name: string) =>
  new Refusal('conflict', `${name} can’t be e-mailed: they unsubscribed, or their link has expired.`)

export const allAddressesAskedAlready = () => fieldRefusal('emails', 'Everyone you entered has already been asked.')

export const tooManyOutside = () =>
  fieldRefusal('emails', `You can ask at most ${limits.externals} external reviewers in one form.`)
