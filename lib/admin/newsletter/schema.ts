// Newsletters are written elsewhere; this part owns the confirmed subscribers and exports them.
import { z } from 'zod'
import { pageCursor, reasonedSchema } from '@/lib/admin/schema'
import { emailSchema, tokenSchema } from '@/lib/members/schema'

export const subscribeSchema = z.object({ email: emailSchema })
export type SubscribeInput = z.infer<typeof subscribeSchema>

export const confirmSubscriptionSchema = z.object({ token: tokenSchema })
export type ConfirmSubscriptionInput = z.infer<typeof confirmSubscriptionSchema>

export const leaveNewsletterSchema = z.object({ code: z.string().max(200) })
export type LeaveNewsletterInput = z.infer<typeof leaveNewsletterSchema>

export const leavingParamsSchema = z.object({ code: z.string().max(200).catch('') })

export const subscriberListSchema = z.object({ after: pageCursor })
export type SubscriberFilter = z.infer<typeof subscriberListSchema>

export const removeSubscriberSchema = reasonedSchema
export type RemoveSubscriberInput = z.infer<typeof removeSubscriberSchema>

export const exportSubscribersSchema = z.object({})
