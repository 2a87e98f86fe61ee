// An inquiry is what somebody writes to those who look after this installation: a question, or the wish for another plan.
// This part passes it on by mail and keeps nothing of it.
import { z } from 'zod'
import { emailSchema } from '@/lib/members/schema'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'

const inquiryLimits = { name: 100, message: 2000 } as const

export const sendInquirySchema = z.object({
  name: lineUpTo(inquiryLimits.name, 'A name').min(1, 'Enter your name.'),
  email: emailSchema,
  message: textUpTo(inquiryLimits.message, 'A message').min(1, 'Write what it is about.'),
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
