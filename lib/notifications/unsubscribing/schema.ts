// External reviewers can unsubscribe from a workspace. It holds for the address and for every later request.
import { z } from 'zod'
import { notificationTypes } from '@/lib/notifications/rules/notification-kinds'

/** The code of any link the workspace mailed to the address. */
export const unsubscribeSchema = z.object({ code: z.string().max(200) })
export type UnsubscribeInput = z.infer<typeof unsubscribeSchema>

/** Kinds are separated by hyphens. DIGEST: the daily mail. */
export const memberCodeSchema = z.object({
  memberId: z.uuid(),
  about: z
    .string()
    .transform((text) => text.split('-'))
    .pipe(z.array(z.enum([...notificationTypes, 'DIGEST']))),
})
export type MemberCode = z.infer<typeof memberCodeSchema>

/** External reviewers' codes have no dots. */
export const isMemberCode = (code: string) => code.split('.').length === 3

export const settingsPath = '/profile?tab=settings'
