import type { FormContent } from '@/lib/reviews/schema'
import { newFormContent } from './formats'

/** What makes a form what it is, without whom it asks and when. A new setting is kept once it is named here. */
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

/** The form for anybody to use: its words, questions and permissions, with nobody in it and no date. */
export const withoutPeople = (content: FormContent): FormContent => ({
  ...newFormContent('blank', 'UTC'),
  ...picked(content, ofTheForm),
})

/** The form for asking the same people once more; when it closes is to be chosen anew. */
export const askedAgain = (content: FormContent): FormContent => ({
  ...withoutPeople(content),
  ...picked(content, ofItsPeople),
})

/** The form about several people for those of them, and of those it names besides, who are present. */
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
