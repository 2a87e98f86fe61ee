import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'
import { fullCount } from '@/lib/shared/text'
import { limits } from './rules/review-limits'
import { ANONYMITY_FLOOR } from './rules/anonymity'

export const noSuchReview = () => notFoundRefusal('feedback')

export const notYourReview = () => new Refusal('forbidden', 'Only the person who asked for this feedback can do that.')

export const resultsNotForYou = () => new Refusal('forbidden', 'These results were not shared with you.')

export const savedElsewhere = () =>
  new Refusal('conflict', 'This form was changed in another tab or on another device. Load the newest version.')

export const alreadySent = () => new Refusal('conflict', 'This feedback has already been sent.')

export const titleMissing = () => fieldRefusal('title', 'Add a title.')

export const questionsUnfinished = (messages: string[]) => fieldRefusal('questions', messages.join('. '))

export const nobodyAsked = () => fieldRefusal('assigneeIds', 'Choose at least one person to ask.')

export const nobodyAskedAbout = (name: string) =>
  fieldRefusal('assigneeIds', `Nobody is asked about ${name}. Choose at least one more person.`)

export const tooManyAsked = (count: number, field = 'assigneeIds') =>
  fieldRefusal(
    field,
    `${fullCount(count)} people are too many: at most ${fullCount(limits.respondents)} can be asked at once.`,
  )

export const tooManyInRound = (count: number) =>
  fieldRefusal(
    'subjectIds',
    `That would be ${fullCount(count)} forms to answer: at most ${fullCount(limits.requests)} can be sent at once. Ask fewer people, or about fewer.`,
  )

export const tooManyForMember = (field = 'assigneeIds') =>
  fieldRefusal(field, `You can ask at most ${limits.assigneesOfMember} people. A manager or an admin can ask more.`)

export const onlyAboutYourself = () =>
  fieldRefusal('subjectIds', 'You can ask about yourself or nobody in particular. Managers can ask about others.')

export const subjectMissing = () => fieldRefusal('subjectIds', 'Choose who it’s about.')

export const peopleGone = (field: 'assigneeIds' | 'sharedWithIds' | 'subjectIds' | 'memberIds' | 'memberId') =>
  fieldRefusal(field, 'Someone you chose has left the workspace. Remove them.')

export const chosenTeamGone = () => fieldRefusal('teamIds', 'A team you chose no longer exists. Remove it.')

export const tagGone = () => fieldRefusal('tagIds', 'A tag you chose no longer exists. Remove it.')

export const deactivatedChosen = (names: string[], field = 'assigneeIds') =>
  fieldRefusal(field, `${names.join(', ')} can’t be asked: the account is deactivated.`)

export const notAnAddress = (email: string) => fieldRefusal('emails', `“${email}” isn’t a valid e-mail address.`)

export const isColleague = (emails: string[]) =>
  fieldRefusal('emails', `${emails.join(', ')} belongs to a colleague. Choose them under People instead.`)

export const deactivatedAddress = (emails: string[]) =>
  fieldRefusal(
    'emails',
    `${emails.join(', ')} can’t be asked: the account is deactivated. Use another address, or ask an admin to reactivate it.`,
  )

export const wantsNoMail = (emails: string[]) =>
  fieldRefusal(
    'emails',
    `${emails.join(', ')} can’t be asked: they unsubscribed from this workspace’s mail. Remove it, or use another address.`,
  )

export const closesInPast = () => fieldRefusal('closesOn', 'The close date must be in the future.')

export const tooFewForAnonymous = (expected: number) =>
  fieldRefusal(
    'anonymity',
    `Anonymous feedback needs at least ${ANONYMITY_FLOOR} people, so that no answer points to one of them. You chose ${expected}.`,
  )

/** `groups` in words: "1 manager". */
export const groupsTooSmall = (groups: string, field: string) =>
  fieldRefusal(
    field,
    `${groups} would stand out beside the other groups. Ask at least ${ANONYMITY_FLOOR} of them, leave them out, or count them in a larger group.`,
  )

/** The same for a draft; `subject` is one of several, `advice` says how to fix it. */
export const groupsStandOut = (groups: string, subject: string | null, advice: string) =>
  fieldRefusal(
    'anonymity',
    `${subject === null ? '' : `About ${subject}: `}${groups} would stand out beside the other groups. ${advice}`,
  )

export const confidentialFromNobody = () =>
  fieldRefusal('anonymity', 'Confidential needs a colleague it’s about. Choose Named or Anonymous.')

export const atOnceWithoutNames = () => fieldRefusal('releaseMode', 'Only Named answers can be shown as they arrive.')

export const nominationsReversed = () => fieldRefusal('nominations', '“At most” must not be less than “At least”.')

export const startsInPast = () => fieldRefusal('startsOn', 'Choose a start in the future, or “Now”.')

export const closesBeforeStart = () => fieldRefusal('closesOn', 'It must close after it starts.')

export const roundsWouldMeet = (mostDays: number) =>
  fieldRefusal(
    'openDays',
    `A round can be open for at most ${mostDays === 1 ? '1 day' : `${mostDays} days`}, or it would meet the next one.`,
  )

/** `starts` is a time of day in words. */
export const roundWouldMeetNext = (starts: string) =>
  fieldRefusal(
    'openDays',
    `On the day on which a round closes, the next one starts at ${starts}. Choose that time or an earlier one, or fewer days.`,
  )

export const roundEndsAtOnce = () =>
  fieldRefusal('openDays', 'Each round must close after it starts. Choose a later time or day.')

export const isScheduled = () => new Refusal('conflict', 'This feedback is scheduled. Unschedule it to make changes.')

export const notRunning = () => new Refusal('conflict', 'This feedback is no longer running.')

export const notClosed = () => new Refusal('conflict', 'Close this feedback before you release it.')

export const nothingToRelease = () => new Refusal('conflict', 'Nobody answered, so there is nothing to release.')

export const tooFewToRelease = () =>
  new Refusal('conflict', `Fewer than ${ANONYMITY_FLOOR} people answered, so results stay hidden.`)

export const nobodyToReleaseTo = () =>
  new Refusal('conflict', 'There’s nobody to release this to: it isn’t about a person who can read it.')

export const isDraft = () => new Refusal('conflict', 'This feedback hasn’t been sent yet.')

export const reviewHasEnded = () => new Refusal('conflict', 'This feedback is closed.')

export const tooLateToAsk = () =>
  new Refusal('conflict', 'The close date has passed. Set a new one before asking more people.')

export const noSuchRound = () => notFoundRefusal('round')
