// A review is a form sent to people, with its respondents and answers; its URL says feedback. This module owns reviews,
// questions, respondents, responses and answers. It decides who reads them, and refuses to let any other module touch
// an answer.
import { z } from 'zod'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'
import {
  Anonymity,
  FollowWhen,
  Frequency,
  NominationApprover,
  QuestionType,
  Relationship,
  ReleaseMode,
} from '@/lib/platform/generated/prisma/enums'
import { daySchema, timeSchema, timeZoneSchema, upTo } from './model/schema'
import { limits } from './model/rules/review-limits'

const optionDraftSchema = z.object({ optionText: upTo(limits.option, 'An option') })

const questionKeySchema = z.string().min(1).max(40).refine(isStorable, UNSTORABLE)

/** `key` names the question it follows up on; `value` is a bound or a zero-based option index. */
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

const nominationCount = between(limits.nominations, `Between 1 and ${limits.nominations.max} people can be proposed.`)
const nominationsSchema = z.object({ min: nominationCount, max: nominationCount, approver: z.enum(NominationApprover) })

export const MOST_ASKED = `At most ${fullCount(limits.respondents)} people can be asked at once.`

/** Corrections of relationships by team, by member id. */
const relationshipsSchema = z
  .record(idSchema, z.enum(Relationship))
  .refine((edits) => Object.keys(edits).length <= limits.respondents, MOST_ASKED)
  // The database reorders the keys, and two equal forms must compare equal.
  .transform((edits) => Object.fromEntries(Object.entries(edits).sort(([one], [other]) => (one < other ? -1 : 1))))

/** Defaults keep the behaviour from before a field existed. */
const permissionFields = {
  assigneeIds: z.array(idSchema).max(limits.respondents, MOST_ASKED),
  teamIds: z.array(idSchema).max(limits.crowds, `Choose at most ${limits.crowds} teams.`),
  tagIds: z.array(idSchema).max(limits.crowds, `Choose at most ${limits.crowds} tags.`).default([]),
  emails: z
    .array(upTo(limits.address, 'An e-mail address'))
    .max(limits.externals, `At most ${limits.externals} people outside can be asked at once.`),
  about: z.enum(aboutKinds),
  /** One review is sent per subject, if `about` is people. */
  subjectIds: z
    .array(idSchema)
    .max(limits.subjects, `It can be about at most ${limits.subjects} people at once.`)
    .default([]),
  relationships: relationshipsSchema.default({}),
  /** The subject of these relationships, which mean nothing for another; null when none were chosen. */
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

/** All in one time zone; an empty day means now, or no end. */
const scheduleFields = {
  startsOn: daySchema.default(''),
  startsTime: timeSchema.default('09:00'),
  frequency: z.enum(Frequency).default('Once'),
  closesOn: daySchema,
  closesTime: timeSchema,
  /** Days each round of a series is open, in place of a close date. */
  openDays: between(limits.openDays, `A round can be open for up to ${limits.openDays.max} days.`).default(7),
  timeZone: timeZoneSchema,
  hasReminders: z.boolean().default(true),
}

/** Older drafts hold a single subject, because a form once allowed only one. */
function withSubjects(content: unknown) {
  if (typeof content !== 'object' || content === null || !('about' in content) || content.about !== 'person')
    return content
  const subjectId = 'subjectId' in content ? content.subjectId : null
  return { ...content, about: 'people', subjectIds: subjectId === null ? [] : [subjectId] }
}

/** A draft is saved within its limits; sending requires more. */
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

export const startReviewSchema = z.object({ madeId: madeIdSchema, content: formContentSchema })
export type StartReviewInput = z.infer<typeof startReviewSchema>

export const saveDraftSchema = z.object({ id: idSchema, version: z.number().int().min(1), content: formContentSchema })
export type SaveDraftInput = z.infer<typeof saveDraftSchema>

export const reviewIdSchema = z.object({ id: idSchema })
export type ReviewIdInput = z.infer<typeof reviewIdSchema>

export const publishReviewSchema = z.object({ id: idSchema, version: z.number().int().min(1) })
export type PublishReviewInput = z.infer<typeof publishReviewSchema>
