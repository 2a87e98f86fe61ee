import 'server-only'
import { HOME_ROWS, type Home, type ToDo } from '@/lib/access/home'
import { mapReading, joinReadings } from '@/lib/platform/reading'
import { noteFrom } from './model/rules/note-title'
import { ownStepsReading, type OwnStep, type StepKind } from './lists/queries/list-own-steps'
import { toAnswerReading, type ToAnswer } from './lists/queries/list-to-answer'

const toAnswer = ({ reviewId, title, sentence, asker, closesAt, question }: ToAnswer): ToDo => ({
  kind: 'review.answer',
  id: reviewId,
  title,
  text: sentence,
  dueAt: closesAt,
  since: null,
  href: `/feedback/id/${reviewId}`,
  verb: 'Answer',
  face: asker,
  question,
})

type StepWords = { verb: string; lead: string; text: (subject: string) => string; href: (id: string) => string }

const steps: Record<StepKind, StepWords> = {
  finish: {
    verb: 'Finish',
    lead: 'Started',
    text: () => 'Draft',
    href: (id) => `/feedback/edit/${id}`,
  },
  release: {
    verb: 'Release',
    lead: 'Closed',
    text: (subject) => `Ready to release to ${subject}`,
    href: (id) => `/feedback/preview/${id}`,
  },
  nominate: {
    verb: 'Nominate',
    lead: 'Asked',
    text: () => 'Choose who gives you feedback',
    href: (id) => `/feedback/id/${id}/nominations`,
  },
  decide: {
    verb: 'Approve',
    lead: 'Nominated',
    text: (subject) => `${subject}’s nominations`,
    href: (id) => `/feedback/id/${id}/nominations`,
  },
  acknowledge: {
    verb: 'Read',
    lead: 'Released',
    text: () => 'Feedback about you',
    href: (id) => `/feedback/shared/${id}`,
  },
}

function toStep({ reviewId, title, step, subjectName, givenBy, since }: OwnStep): ToDo {
  const { verb, lead, text, href } = steps[step]
  const named = title.trim() === '' ? 'Untitled form' : title
  return {
    kind: `review.${step}`,
    id: reviewId,
    title: givenBy === null ? named : noteFrom(givenBy),
    text: text(subjectName ?? 'nobody'),
    dueAt: null,
    // People want to read about themselves first.
    ...(step === 'acknowledge' && { sortAt: since }),
    since: { lead, at: since },
    href: href(reviewId),
    verb,
  }
}

const isOwnForm = ({ step }: OwnStep) => step === 'finish' || step === 'release'

/** Requests from others come first, then the viewer's own next steps. */
export const reviewsHome: Home = (actor) =>
  mapReading(joinReadings(toAnswerReading(actor), ownStepsReading(actor)), ([asked, own]) => {
    const forms = own.filter(isOwnForm)
    const steps = [...own.filter((step) => !isOwnForm(step)), ...forms.slice(0, HOME_ROWS)]
    const allForms = forms.length > HOME_ROWS ? { href: '/feedback?tab=created', label: 'See all your forms' } : null
    return {
      rows: [...asked.rows.map(toAnswer), ...steps.map(toStep)],
      more: asked.hasMore ? { href: '/feedback?tab=pending', label: 'See all requests' } : allForms,
    }
  })
