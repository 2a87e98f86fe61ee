// An inquiry is a message to the super admins of this installation: a question or a request for another plan. This part
// stores it and mails it to them.
import { z } from 'zod'
import { pageCursor } from '@/lib/admin/schema'
import { emailSchema } from '@/lib/members/schema'
import { idSchema } from '@/lib/shared/id'
import { lineUpTo, textUpTo } from '@/lib/shared/text-schema'

const inquiryLimits = { name: 100, message: 2000 } as const

export const sendInquirySchema = z.object({
  name: lineUpTo(inquiryLimits.name, 'A name').min(1, 'Enter your name.'),
  email: emailSchema,
  message: textUpTo(inquiryLimits.message, 'A message').min(1, 'Enter your message.'),
})
export type SendInquiryInput = z.infer<typeof sendInquirySchema>

export const inquiryListSchema = z.object({
  state: z.enum(['open', 'all']).catch('open'),
  after: pageCursor,
})
export type InquiryFilter = z.infer<typeof inquiryListSchema>

export const markInquirySchema = z.object({ id: idSchema, isAnswered: z.boolean() })
export type MarkInquiryInput = z.infer<typeof markInquirySchema>

export const exportInquiriesSchema = z.object({})

const filled = (most: number) => z.string().max(most).catch('')

/** With `query=contact` the prefilled form comes first. */
export const supportSchema = z.object({
  query: filled(20),
  name: filled(inquiryLimits.name),
  email: filled(254),
  message: filled(inquiryLimits.message),
})
export type SupportFilter = z.infer<typeof supportSchema>
