// External reviewers can unsubscribe from a workspace. It holds for the address and for every later request.
import { z } from 'zod'
import { notificationTypes } from '@/lib/notifications/preferences/rules'

/** The code is that of any link the workspace has mailed to the address. */
export const unsubscribeSchema = z.object({ code: z.string().max(200) })
export type UnsubscribeInput = z.infer<typeof unsubscribeSchema>

/** One kind or several with a hyphen between them. DIGEST: everything that is gathered into the daily mail. */
export const memberCodeSchema = z.object({
  memberId: z.uuid(),
  about: z
    .string()
    .transform((text) => text.split('-'))
    .pipe(z.array(z.enum([...notificationTypes, 'DIGEST']))),
})
export type MemberCode = z.infer<typeof memberCodeSchema>

/** The codes of people outside have no dots in them. */
export const isMemberCode = (code: string) => code.split('.').length === 3

/** Where people choose what they are mailed. */
export const settingsPath = '/profile?tab=settings'
