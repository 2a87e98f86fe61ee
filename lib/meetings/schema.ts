// A meeting is a time at which people come together, as a follow-up or a one-on-one. This module owns time, series,
// attendees and links. It refuses double bookings of an organizer, and shows a meeting only to attendees.
import { z } from 'zod'
import { MeetingFrequency, MonthlyOn } from '@/lib/platform/generated/prisma/enums'
import { addMonths } from '@/lib/shared/dates'
import { webAddress } from '@/lib/shared/https-link'
import { idSchema, madeIdSchema } from '@/lib/shared/id'
import { textUpTo } from '@/lib/shared/text-schema'
import { meetingLimits, meetingScopes, type MeetingScope } from './rules/meeting-scope'
import { DAY_MINUTES } from './rules/meeting-times'
import { LONGEST_SERIES_MONTHS } from './rules/series-days'

/** Time in the organizer's clock, and repeat. */
export const timingFields = {
  day: z.iso.date('Choose a day.'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.'),
  /** Lengths from Google stay as they are, so not only those that are offered. */
  durationMinutes: z
    .int('Choose a duration.')
    .min(1, 'Choose a duration.')
    .max(DAY_MINUTES - 1, 'Choose a duration.'),
  frequency: z.enum(MeetingFrequency),
  monthlyOn: z.enum(MonthlyOn),
  lastOn: z
    .union([z.iso.date('Choose a date, or none.'), z.literal('')])
    .nullable()
    .transform((day) => (day === '' ? null : day)),
}
export type Timing = z.infer<z.ZodObject<typeof timingFields>>
export type TimingInput = z.input<z.ZodObject<typeof timingFields>>

/** Whether it has a Meet link; none: unchanged. */
export const meetFields = { hasMeet: z.boolean().optional() }

type ScopedTiming = Timing & { scope?: MeetingScope }

/** Checks the days of a series, unless only one of its meetings changes. */
export function checkTiming({ day, frequency, lastOn, scope }: ScopedTiming, context: z.RefinementCtx) {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['lastOn'], message })
  if (scope === 'this' || frequency === 'Once' || lastOn === null) return
  if (lastOn < day) refuse('Choose a last day on or after the first day.')
  if (lastOn > addMonths(day, LONGEST_SERIES_MONTHS)) refuse('A series can run for at most two years.')
}

export const scopeSchema = z.enum(meetingScopes)

export const meetingIdSchema = z.object({ id: idSchema })
export type MeetingIdInput = z.infer<typeof meetingIdSchema>

/** Of what one person does to a meeting. */
const ownScope = z.enum(['this', 'following']).optional()

export const respondToMeetingSchema = z.object({
  id: idSchema,
  isAttending: z.boolean(),
  note: textUpTo(meetingLimits.note, 'A note'),
  scope: ownScope,
})
export type RespondToMeetingInput = z.infer<typeof respondToMeetingSchema>

export const cancelMeetingSchema = z.object({ id: idSchema, scope: scopeSchema })
export type CancelMeetingInput = z.infer<typeof cancelMeetingSchema>

const linkFields = { url: webAddress(meetingLimits.url), text: textUpTo(meetingLimits.linkText, 'A link text') }

export const newLinksSchema = z
  .array(z.object(linkFields))
  .max(meetingLimits.links, `A meeting can have at most ${meetingLimits.links} links.`)
  .optional()
export type NewLinks = NonNullable<z.infer<typeof newLinksSchema>>

export const addLinkSchema = z.object({ ...linkFields, madeId: madeIdSchema, id: idSchema, scope: ownScope })
export type AddLinkInput = z.infer<typeof addLinkSchema>

export const removeLinkSchema = z.object({ id: idSchema, linkId: idSchema })
export type RemoveLinkInput = z.infer<typeof removeLinkSchema>

export const busySchema = z.object({
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(7),
  /** The organizer among them. */
  members: z
    .string()
    .max(4000)
    .transform((ids) => [...new Set(ids.split(',').filter((id) => id !== ''))])
    .pipe(z.array(idSchema).max(meetingLimits.attendees + 1)),
  /** The moved meeting, which doesn't block itself. */
  without: idSchema.optional(),
  isWhole: z
    .literal('true')
    .transform(() => true)
    .optional(),
})
export type BusyFilter = z.infer<typeof busySchema>
