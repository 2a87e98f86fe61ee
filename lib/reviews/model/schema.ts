// A review is a form sent to people, with its respondents and their answers; its URL says feedback. This module owns
// reviews, their questions, respondents, responses and answers. It decides who reads them, and refuses other modules
// access to answers. Its form refuses what the database cannot store and invalid dates, times and zones, each with its
// own message.
import { z } from 'zod'
import { fullCount, isStorable, UNSTORABLE, onlyVisible } from '@/lib/shared/text'
import { isZone } from '@/lib/shared/zone-names'
import { limits } from './rules/review-limits'
import { idSchema } from '@/lib/shared/id'
import {
  Anonymity,
  FollowWhen,
  Frequency,
  NominationApprover,
  QuestionType,
  Relationship,
  ReleaseMode,
} from '@/lib/platform/generated/prisma/enums'

/** Not trimmed, because its writer may be between two words. */
export const upTo = (max: number, what: string) =>
  z
    .string()
    .overwrite(onlyVisible)
    .max(max, `${what} may have at most ${fullCount(max)} characters.`)
    .refine(isStorable, UNSTORABLE)

/** Empty where no day is chosen. */
export const daySchema = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'This is not a date.')

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time.')

const timeZoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known.')

/** Member ids, separated by commas. */
export const orgRelationsSchema = z.object({
  ids: z
    .string()
    .max(limits.subjects * 40)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).max(limits.subjects)),
})
export type OrgRelationsInput = z.infer<typeof orgRelationsSchema>

const optionDraftSchema = z.object({ optionText: upTo(limits.option, 'An option') })

const questionKeySchema = z.string().min(1).max(40).refine(isStorable, UNSTORABLE)

/** `key` names the leading question; `value` is a bound, or an option index from 0. */
const followsSchema = z.object({
  key: questionKeySchema,
  when: z.enum(FollowWhen),
  value: z.number().int().min(0).max(limits.options.max).nullable(),
})

/** Within its limits, but perhaps unfinished. */
export const questionDraftSchema = z.object({
  key: questionKeySchema,
  type: z.enum(QuestionType),
  questionText: upTo(limits.question, 'A question'),
  help: upTo(limits.help, 'A help text').default(''),
  follows: followsSchema.nullable().default(null),
  isRequired: z.boolean(),
  options: z
    .array(optionDraftSchema)
    .max(limits.options.max, `A question may have at most ${limits.options.max} options.`),
  lowerLabel: z.number().int().min(0).max(10),
  higherLabel: z.number().int().min(0).max(10),
  starCount: z.number().int().min(limits.stars.min).max(limits.stars.max).default(limits.stars.max),
  isMultiple: z.boolean().default(true),
  editableFeedback: z.boolean(),
  ratingFeedback: upTo(limits.option, 'The comment label'),
})

export type QuestionDraft = z.infer<typeof questionDraftSchema>

export const aboutKinds = ['nobody', 'me', 'people'] as const

export type AboutKind = (typeof aboutKinds)[number]

const between = ({ min, max }: { min: number; max: number }, words: string) =>
  z.number({ error: words }).int(words).min(min, words).max(max, words)

const nominationCount = between(limits.nominations, `Between 1 and ${limits.nominations.max} people can be nominated.`)

const nominationsSchema = z.object({ min: nominationCount, max: nominationCount, approver: z.enum(NominationApprover) })

export const MOST_ASKED = `At most ${fullCount(limits.respondents)} people can be asked at once.`

/** By member id, where the teams are wrong. */
const relationshipsSchema = z
  .record(idSchema, z.enum(Relationship))
  .refine((edits) => Object.keys(edits).length <= limits.respondents, MOST_ASKED)
  // PostgreSQL reorders keys; two equal forms must read the same.
  .transform((edits) => Object.fromEntries(Object.entries(edits).sort(([one], [other]) => (one < other ? -1 : 1))))

/** A field added later defaults to the behaviour before it. */
const permissionFields = {
  assigneeIds: z.array(idSchema).max(limits.respondents, MOST_ASKED),
  teamIds: z.array(idSchema).max(limits.groups, `Choose at most ${limits.groups} teams.`),
  tagIds: z.array(idSchema).max(limits.groups, `Choose at most ${limits.groups} tags.`).default([]),
  emails: z
    .array(upTo(limits.address, 'An e-mail address'))
    .max(limits.externals, `At most ${limits.externals} external reviewers can be asked at once.`),
  about: z.enum(aboutKinds),
  /** Used when `about` is people; each subject gets a review. */
  subjectIds: z
    .array(idSchema)
    .max(limits.subjects, `It can be about at most ${limits.subjects} people at once.`)
    .default([]),
  relationships: relationshipsSchema.default({}),
  /** The subject these relationships refer to; null without any. */
  relatedToId: idSchema.nullable().default(null),
  anonymity: z.enum(Anonymity),
  seenBySubject: z.boolean(),
  seenByManager: z.boolean(),
  seenByAdmins: z.boolean(),
  sharedWithIds: z.array(idSchema).max(limits.readers, `Results can be shared with at most ${limits.readers} people.`),
  releaseMode: z.enum(ReleaseMode).default('BY_HAND'),
  mayOptOut: z.boolean().default(true),
  mayEdit: z.boolean().default(true),
  maySeeOwn: z.boolean().default(true),
  mayDeclineFuture: z.boolean().default(true),
  nominations: nominationsSchema.nullable().default(null),
}

/** In one time zone; an empty day means now, or no end. */
const scheduleFields = {
  startsOn: daySchema.default(''),
  startsTime: timeSchema.default('09:00'),
  frequency: z.enum(Frequency).default('Once'),
  closesOn: daySchema,
  closesTime: timeSchema,
  /** Days each round is open, in place of a close date. */
  openDays: between(limits.openDays, `A round can be open for up to ${limits.openDays.max} days.`).default(7),
  timeZone: timeZoneSchema,
  hasReminders: z.boolean().default(true),
}

/** Older drafts have a single subject. */
function withSubjects(content: unknown) {
  if (typeof content !== 'object' || content === null || !('about' in content) || content.about !== 'person')
    return content
  const subjectId = 'subjectId' in content ? content.subjectId : null
  return { ...content, about: 'people', subjectIds: subjectId === null ? [] : [subjectId] }
}

/** A draft may be incomplete; sending requires more. */
export const formContentSchema = z.preprocess(
  withSubjects,
  z.object({
    title: upTo(limits.title, 'The title'),
    description: upTo(limits.description, 'The description'),
    questions: z
      .array(questionDraftSchema)
      .max(limits.questions, `A form may have at most ${limits.questions} questions.`),
    ...permissionFields,
    ...scheduleFields,
  }),
)

export type FormContent = z.infer<typeof formContentSchema>

export const reviewIdSchema = z.object({ id: idSchema })

export type ReviewIdInput = z.infer<typeof reviewIdSchema>

export const closingFields = { closesOn: daySchema, closesTime: timeSchema, timeZone: timeZoneSchema }
