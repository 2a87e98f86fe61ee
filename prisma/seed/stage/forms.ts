import { newPermissions } from '@/lib/reviews/drafts/rules'
import { newQuestion } from '@/lib/reviews/questions/rules'
import type { FormContent, QuestionDraft } from '@/lib/reviews/schema'
import { people } from '../acme/people'
import type { Calendar } from './calendar'
import type { Cast } from './cast'
import type { StoryQuestion } from './questions'
import type { StoryForm } from './story'

const named = (texts: readonly string[]) => texts.map((optionText) => ({ optionText }))

function draftOf(question: StoryQuestion, index: number): QuestionDraft {
  const draft = newQuestion(question.type, `q${index + 1}`, question.text)
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

/** The whole form as its creator fills it in at a moment. */
export function contentOf(story: StoryForm, cast: Cast, calendar: Calendar, at: Date): FormContent {
  const { timeZone } = people[story.by]
  const { subject = true, manager = false, admins = false, shared = [] } = story.readers ?? {}
  const about = aboutOf(story)
  const closesAt = story.closes === undefined ? undefined : calendar.closing(story.closes, timeZone)
  return {
    ...newPermissions(about, timeZone),
    title: story.title.replace('{month}', monthOf(at, timeZone)),
    description: story.description ?? '',
    questions: story.questions.map(draftOf),
    assigneeIds: (story.people ?? []).map(cast.memberId),
    teamIds: (story.teams ?? []).map(cast.teamId),
    emails: story.emails ?? [],
    subjectIds: about === 'people' && story.about ? [cast.memberId(story.about)] : [],
    anonymity: story.isAnonymous ? 'ANONYMOUS' : 'NAMED',
    seenBySubject: about === 'people' && subject,
    seenByManager: about !== 'nobody' && manager,
    seenByAdmins: admins,
    sharedWithIds: shared.map(cast.memberId),
    closesOn: closesAt ? calendar.dayKey(closesAt, timeZone) : '',
  }
}
