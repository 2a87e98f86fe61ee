// A review is a form that somebody sends to people, with those people and what they answer; its address says feedback.
// This module owns reviews, their questions, respondents, responses and answers. It decides who reads what of them,
// and refuses to let anything outside of it touch an answer.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { isStorable, UNSTORABLE } from '@/lib/shared/text'
import { isZone } from '@/lib/shared/zone-names'
import { Anonymity, QuestionType } from '@/lib/platform/generated/prisma/enums'
import { formatKeys } from './formats/schema'
import { limits } from './limits/rules'

export const questionTypes = Object.values(QuestionType)

/** The spec's names of the six types, section 3. */
export const questionTypeLabels: Record<QuestionType, string> = {
  input: 'Text Answer',
  textarea: 'Paragraph Answer',
  checkbox: 'Multiple Choice',
  scale: 'Opinion Scale',
  yesno: 'Yes/No Answer',
  rating: 'Rating Star',
}

const upTo = (max: number, what: string) =>
  z
    .string()
    .max(max, `${what} may have at most ${max.toLocaleString('en-US')} characters.`)
    .refine(isStorable, UNSTORABLE)

const optionDraftSchema = z.object({ optionText: upTo(limits.option, 'An option') })

/** A question as it is being written: within its limits, but perhaps not finished. */
export const questionDraftSchema = z.object({
  key: z.string().min(1).max(40),
  type: z.enum(QuestionType),
  questionText: upTo(limits.question, 'A question'),
  isRequired: z.boolean(),
  options: z
    .array(optionDraftSchema)
    .max(limits.options.max, `A question may have at most ${limits.options.max} options.`),
  lowerLabel: z.number().int().min(0).max(10),
  higherLabel: z.number().int().min(0).max(10),
  editableFeedback: z.boolean(),
  ratingFeedback: upTo(limits.option, 'The comment label'),
})
export type QuestionDraft = z.infer<typeof questionDraftSchema>

export const aboutKinds = ['nobody', 'me', 'person'] as const
export type AboutKind = (typeof aboutKinds)[number]

const timeZoneSchema = z.string().max(64).refine(isZone, 'This time zone is not known.')

/** Everything the wizard holds. A draft is saved as long as it is within its limits; sending it asks for more. */
export const formContentSchema = z.object({
  title: upTo(limits.title, 'The title'),
  description: upTo(limits.description, 'The description'),
  questions: z
    .array(questionDraftSchema)
    .max(limits.questions, `A form may have at most ${limits.questions} questions.`),
  assigneeIds: z.array(idSchema).max(limits.respondents, 'At most 1,000 people can be asked at once.'),
  teamIds: z.array(idSchema).max(100, 'At most 100 teams can be asked at once.'),
  emails: z
    .array(upTo(254, 'An e-mail address'))
    .max(limits.externals, 'At most 500 people outside can be asked at once.'),
  about: z.enum(aboutKinds),
  subjectId: idSchema.nullable(),
  anonymity: z.enum(Anonymity),
  seenBySubject: z.boolean(),
  seenByManager: z.boolean(),
  seenByAdmins: z.boolean(),
  sharedWithIds: z.array(idSchema).max(50, 'Results can be shared with at most 50 people.'),
  closesOn: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'This is not a date.'),
  closesTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'This is not a time.'),
  timeZone: timeZoneSchema,
})
export type FormContent = z.infer<typeof formContentSchema>

export const wizardSteps = ['format', 'questions', 'permissions', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The spec's titles of the four steps, section 2. */
export const wizardStepLabels: Record<WizardStep, string> = {
  format: 'Select a format',
  questions: 'Create your questions',
  permissions: 'Permissions',
  review: 'Review & Save',
}

export const startReviewSchema = z.object({ format: z.enum(formatKeys), timeZone: timeZoneSchema })
export type StartReviewInput = z.infer<typeof startReviewSchema>

export const saveDraftSchema = z.object({ id: idSchema, version: z.number().int().min(1), content: formContentSchema })
export type SaveDraftInput = z.infer<typeof saveDraftSchema>

export const reviewIdSchema = z.object({ id: idSchema })
export type ReviewIdInput = z.infer<typeof reviewIdSchema>

export const publishReviewSchema = z.object({ id: idSchema, version: z.number().int().min(1) })
export type PublishReviewInput = z.infer<typeof publishReviewSchema>

export const listTabs = ['received', 'created', 'all', 'pending', 'answered', 'active', 'inactive', 'shared'] as const
export type ListTab = (typeof listTabs)[number]

export const reviewListSchema = z.object({
  tab: z.enum(listTabs).catch('received'),
  search: z.string().trim().max(200).catch(''),
  after: z.string().max(100).optional().catch(undefined),
})
export type ReviewListFilter = z.infer<typeof reviewListSchema>

export const detailTabs = ['summary', 'team', 'invited', 'answers'] as const
export type DetailTab = (typeof detailTabs)[number]
export const reviewDetailSchema = z.object({
  tab: z.enum(detailTabs).catch('summary'),
  question: idSchema.optional().catch(undefined),
  after: z.string().max(100).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(20).catch(1),
})
export type ReviewDetailFilter = z.infer<typeof reviewDetailSchema>
