// An inquiry is what somebody writes to those who look after this installation: a question, or the wish for another plan.
// This part passes it on by mail and keeps nothing of it.
import { z } from 'zod'
import { emailSchema } from '@/lib/members/schema'
import { fullCount, isStorable, UNSTORABLE } from '@/lib/shared/text'

const inquiryLimits = { name: 100, message: 2000 } as const

export const sendInquirySchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter your name.')
    .max(inquiryLimits.name, `A name may have at most ${inquiryLimits.name} characters.`)
    .regex(/^\P{Cc}*$/u, 'A name is one line of text.'),
  email: emailSchema,
  message: z
    .string()
    .trim()
    .min(1, 'Write what it is about.')
    .max(inquiryLimits.message, `A message may have at most ${fullCount(inquiryLimits.message)} characters.`)
    .refine(isStorable, UNSTORABLE),
})
export type SendInquiryInput = z.infer<typeof sendInquirySchema>

const filled = (most: number) => z.string().max(most).catch('')

/** The query of /support: with `query=contact` the form comes first, with what the link to it has filled in. */
export const supportSchema = z.object({
  query: filled(20),
  name: filled(inquiryLimits.name),
  email: filled(254),
  message: filled(inquiryLimits.message),
})
export type SupportFilter = z.infer<typeof supportSchema>
