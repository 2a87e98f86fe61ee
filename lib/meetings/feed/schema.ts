import { z } from 'zod'

export const calendarFeedSchema = z.object({})

/** The token of a feed's address, which ends in ".ics" because some calendar programs insist on it. */
export const readFeedSchema = z.object({
  token: z
    .string()
    .max(100)
    .transform((segment) => segment.replace(/\.ics$/, '')),
})
