// Somebody with an account turns mail about one kind of thing off from the mail itself, without signing in. They take it
// back in their settings. What nobody can turn off carries no such code.
import { z } from 'zod'
import { NotificationType } from '@/lib/platform/generated/prisma/enums'

/** DIGEST: everything that is gathered into the daily mail. */
export const memberCodeSchema = z.object({
  memberId: z.uuid(),
  about: z.enum({ ...NotificationType, DIGEST: 'DIGEST' }),
})
export type MemberCode = z.infer<typeof memberCodeSchema>

/** The codes of people outside have no dots in them. */
export const isMemberCode = (code: string) => code.split('.').length === 3

/** Where people choose what they are mailed. */
export const settingsPath = '/profile?tab=settings'
