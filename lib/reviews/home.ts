import 'server-only'
import type { Home, ToDo } from '@/lib/access/home'
import { noteFrom } from './model/rules/note-title'
import { listOwnSteps, type OwnStep, type StepKind } from './lists/queries/list-own-steps'
import { listToAnswer, type ToAnswer } from './lists/queries/list-to-answer'

const toAnswer = ({ reviewId, title, sentence, closesAt, question }: ToAnswer): ToDo => ({
  kind: 'review.answer',
  id: reviewId,
  title,
  text: sentence,
  dueAt: closesAt,
  since: null,
  href: `/feedback/id/${reviewId}`,
  verb: question === null ? 'Give feedback' : 'Answer',
  question,
})

type StepWords = { verb: string; lead: string; text: (subject: string) => string; href: (id: string) => string }

/** Each kind of step: what it says, and where one press starts it. */
const steps: Record<StepKind, StepWords> = {
  finish: {
    verb: 'Finish',
    lead: 'Begun',
    text: () => 'Your draft, not sent yet',
    href: (id) => `/feedback/edit/${id}`,
  },
  release: {
    verb: 'Look and release',
    lead: 'Closed',
    text: (subject) => `Closed, and ${subject} cannot read it yet`,
    href: (id) => `/feedback/preview/${id}`,
  },
  nominate: {
    verb: 'Propose people',
    lead: 'Asked',
    text: () => 'Propose who gives you feedback',
    href: (id) => `/feedback/id/${id}/nominations`,
  },
  decide: {
    verb: 'Look and decide',
    lead: 'Proposed',
    text: (subject) => `${subject} proposed who should answer`,
    href: (id) => `/feedback/id/${id}/nominations`,
  },
  acknowledge: {
    verb: 'Read',
    lead: 'Released',
    text: () => 'Feedback about you, ready to read',
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
    since: { lead, at: since },
    href: href(reviewId),
    verb,
  }
}

/** What others asked first, then the next steps of feedback of the viewer's own or about them. */
export const reviewsHome: Home = async (actor) => {
  const [asked, own] = await Promise.all([listToAnswer(actor), listOwnSteps(actor)])
  return {
    rows: [...asked.rows.map(toAnswer), ...own.map(toStep)],
    more: asked.hasMore ? { href: '/feedback?tab=pending', label: 'See everything you are asked for' } : null,
  }
}
