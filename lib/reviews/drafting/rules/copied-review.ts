import type { FormContent } from '@/lib/reviews/model/schema'
import { newFormContent } from './formats'

/** The fields that a copy takes over; a new setting must be listed here. */
const ofTheForm = [
  'title',
  'description',
  'questions',
  'about',
  'anonymity',
  'seenBySubject',
  'seenByManager',
  'seenByAdmins',
  'releaseMode',
  'mayOptOut',
  'mayEdit',
  'maySeeOwn',
  'mayDeclineFuture',
  'nominations',
  'hasReminders',
] as const satisfies readonly (keyof FormContent)[]

const ofItsPeople = [
  'assigneeIds',
  'teamIds',
  'tagIds',
  'emails',
  'subjectIds',
  'relationships',
  'relatedToId',
  'sharedWithIds',
  'timeZone',
] as const satisfies readonly (keyof FormContent)[]

const picked = <Key extends keyof FormContent>(content: FormContent, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, content[key]]))

/** Keeps words, questions and permissions. */
export const withoutPeople = (content: FormContent): FormContent => ({
  ...newFormContent('blank', 'UTC'),
  ...picked(content, ofTheForm),
})

/** Keeps the people as well, but no dates. */
export const askedAgain = (content: FormContent): FormContent => ({
  ...withoutPeople(content),
  ...picked(content, ofItsPeople),
})

/** Leaves out people who are not `present`. */
export function roundAgain(content: FormContent, present: ReadonlySet<string>): FormContent {
  const still = (ids: string[]) => [...new Set(ids)].filter((id) => present.has(id))
  const { subjectIds, assigneeIds, sharedWithIds } = content
  return {
    ...content,
    about: 'people',
    subjectIds: still(subjectIds),
    assigneeIds: still(assigneeIds),
    sharedWithIds: still(sharedWithIds),
  }
}
