import { newPermissions } from '@/lib/reviews/drafting/rules/draft-faults'
import { newQuestion } from '@/lib/reviews/drafting/rules/new-question'
import type { FormContent, QuestionDraft } from '@/lib/reviews/model/schema'
import type { Calendar } from './calendar'
import type { Cast } from './cast'
import { people, type PersonKey } from './people/roster'
import { leaderOf, type StoryQuestion } from './questions'
import type { StoryForm } from './story'

/** Whom it is about, where that is several people, and the morning on which it goes out, where that is not now. */
type Setting = { subjects?: PersonKey[]; startsOn?: string }

const named = (texts: readonly string[]) => texts.map((optionText) => ({ optionText }))

const keyOf = (index: number) => `q${index + 1}`

function draftOf(question: StoryQuestion, index: number, questions: readonly StoryQuestion[]): QuestionDraft {
  const { type, text, help = '', follows } = question
  const draft = {
    ...newQuestion(type, keyOf(index), text),
    help,
    follows: follows ? { ...follows, key: keyOf(leaderOf(questions, index)) } : null,
  }
  switch (question.type) {
    case 'input':
    case 'textarea':
      return { ...draft, isRequired: question.share === 1 }
    case 'checkbox':
      return { ...draft, options: named(question.options.map(([text]) => text)) }
    case 'scale':
      return { ...draft, options: named(question.ends), lowerLabel: 1, higherLabel: 5 }
    case 'rating':
      return { ...draft, editableFeedback: question.label !== draft.ratingFeedback, ratingFeedback: question.label }
    case 'yesno':
      return draft
  }
}

function aboutOf({ about, by }: StoryForm): FormContent['about'] {
  if (about === undefined) return 'nobody'
  return about === by ? 'me' : 'people'
}

function monthOf(at: Date, timeZone: string) {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone }).format(at)
}

function anonymityOf({ isAnonymous, isConfidential }: StoryForm): FormContent['anonymity'] {
  if (isAnonymous) return 'ANONYMOUS'
  return isConfidential ? 'CONFIDENTIAL' : 'NAMED'
}

type Place = { cast: Cast; calendar: Calendar }

/** The whole form as its creator fills it in at a moment. */
export function contentOf(story: StoryForm, { cast, calendar }: Place, at: Date, setting: Setting): FormContent {
  const { timeZone } = people[story.by]
  const { subject = true, manager = false, admins = false, shared = [] } = story.readers ?? {}
  const about = setting.subjects ? 'people' : aboutOf(story)
  const subjects = setting.subjects ?? (about === 'people' && story.about ? [story.about] : [])
  const closesAt = story.closes === undefined ? undefined : calendar.closing(story.closes, timeZone)
  return {
    ...newPermissions(about, timeZone),
    title: story.title.replace('{month}', monthOf(at, timeZone)),
    description: story.description ?? '',
    questions: story.questions.map(draftOf),
    assigneeIds: (story.people ?? []).map(cast.memberId),
    teamIds: (story.teams ?? []).map(cast.teamId),
    emails: story.emails ?? [],
    subjectIds: subjects.map(cast.memberId),
    anonymity: anonymityOf(story),
    seenBySubject: about === 'people' && subject,
    seenByManager: about !== 'nobody' && manager,
    seenByAdmins: admins,
    sharedWithIds: shared.map(cast.memberId),
    nominations: story.nominations ? { ...story.nominations, approver: 'CREATOR' } : null,
    ...(story.weekly && { frequency: 'Weekly', ...story.weekly }),
    startsOn: setting.startsOn ?? '',
    closesOn: closesAt ? calendar.dayKey(closesAt, timeZone) : '',
  }
}
