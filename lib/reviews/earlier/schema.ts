// An earlier form is one that somebody wrote before, sent or not, and may start from again. This part takes it over into
// a new draft or a template, without its dates; it refuses to take a form from anybody else.
import { z } from 'zod'

/** Where the first step of the wizard looks for a form to start from. */
export const startPlaces = ['formats', 'templates', 'forms'] as const
export type StartPlace = (typeof startPlaces)[number]

export const startSchema = z.object({
  from: z.enum(startPlaces).catch('formats'),
  search: z.string().trim().max(200).catch(''),
  after: z.string().max(100).optional().catch(undefined),
})
export type StartFilter = z.infer<typeof startSchema>
