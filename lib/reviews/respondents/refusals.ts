import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { ANONYMITY_FLOOR } from '@/lib/reviews/model/rules/anonymity'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { nameList } from '@/lib/shared/text'

export const noSuchRespondent = () => notFoundRefusal('person in this feedback')

export const notWhileAnswersCount = () =>
  new Refusal('conflict', 'Anonymous answers have arrived, so nobody can be removed.')

export const tooFewLeft = () =>
  new Refusal('conflict', `Anonymous feedback needs at least ${ANONYMITY_FLOOR} people, so nobody else can be removed.`)

export const nobodyLeft = () =>
  new Refusal('conflict', 'This is the last person. Ask someone else first, or close the feedback.')

export const tooFewAtOnce = (field: string) =>
  fieldRefusal(field, `Anonymous answers have arrived. Add at least ${ANONYMITY_FLOOR} people together.`)

export const allAskedAlready = () => fieldRefusal('memberIds', 'Everyone you chose was already asked.')

export const tooManyFollowed = () =>
  fieldRefusal('memberIds', `Each round asks at most ${limits.groups} teams and ${limits.groups} tags. Choose fewer.`)

export const askedAlready = (name: string) => fieldRefusal('memberId', `${name} was already asked.`)

export const isNothingToAnybody = () =>
  new Refusal('conflict', 'This feedback is about nobody in particular, so there’s no relationship to change.')

export const groupIsFixed = () =>
  fieldRefusal('relationship', 'External reviewers and the self-review stay in their own groups.')

export const notRegroupedWhileAnswersCount = () =>
  new Refusal('conflict', 'Anonymous answers have arrived, so groups can’t change.')

export const hasAnswered = (name: string) => new Refusal('conflict', `${name} has already answered.`)

export const hasDeclined = (name: string) => new Refusal('conflict', `${name} has opted out of this feedback.`)

export const nobodySingledOut = () => new Refusal('conflict', 'Anonymous feedback can only be changed for everyone.')

export const respondentHasLeft = (name: string) => new Refusal('conflict', `${name} has left the workspace.`)

export const hasNoEnd = () => new Refusal('conflict', 'This feedback has no close date.')

export const notLater = () => fieldRefusal('closesOn', 'Choose a time after the close date.')

export const notOpen = () => new Refusal('conflict', 'This feedback isn’t open.')

export const noReminders = () => new Refusal('conflict', 'People were promised no reminders.')

export const nudgedToday = (name: string) => new Refusal('too-many', `${name} was reminded in the last 24 hours.`)

export const nudgedEnough = (name: string) => new Refusal('too-many', `${name} was already reminded three times.`)

export const allNudged = () =>
  new Refusal('too-many', 'Everyone was reminded in the last 24 hours, or three times already.')

export const nobodyToRemind = () => new Refusal('conflict', 'Nobody left to remind.')

export const cannotBeWritten = (name: string) =>
  new Refusal('conflict', `${name} can’t be mailed: unsubscribed, or their link expired.`)

export const allAddressesAskedAlready = () => fieldRefusal('emails', 'Everyone you added was already asked.')

export const haveOptedOut = (emails: string[]) =>
  fieldRefusal('emails', `${nameList(emails)} opted out, and can’t be asked again.`)
export const tooManyExternal = () =>
  fieldRefusal('emails', `At most ${limits.externals} external reviewers can be asked in one form.`)
