import { z } from 'zod'

export const calendarFeedSchema = z.object({})

/** The feed token plus ".ics", which some calendar programs require. */
export const readFeedSchema = z.object({
  token: z
    .string()
    .max(100)
    .transform((segment) => segment.replace(/\.ics$/, '')),
})
