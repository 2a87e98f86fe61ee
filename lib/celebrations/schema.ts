// A celebration is what somebody is congratulated on one morning: a birthday, an anniversary, badges, streaks, goals
// completed on time. This module owns celebrations, congratulations, and what each person wants celebrated. It never
// shows teammates more than birthdays, anniversaries and badges.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { celebrationKinds, optionalKinds } from './rules/celebration-kinds'

const kinds = celebrationKinds.map(({ kind }) => kind)

/** The reasons of a celebration, as they are kept. */
export const reasonsSchema = z.array(
  z.object({
    kind: z.enum(kinds),
    key: z.string(),
    on: z.string(),
    badge: z.string().nullable(),
    years: z.number().nullable(),
  }),
)

export const listCelebrationsSchema = z.object({})

export const showCelebrationsSchema = z.object({})

export const viewCelebrationsSchema = z.object({})

export const congratulateSchema = z.object({ id: idSchema })
export type CongratulateInput = z.infer<typeof congratulateSchema>

/** Whether somebody wants a kind celebrated. */
export const chooseCelebrationSchema = z.object({
  kind: z.enum(optionalKinds.map(({ kind }) => kind)),
  isCelebrated: z.boolean(),
})
export type ChooseCelebrationInput = z.infer<typeof chooseCelebrationSchema>
