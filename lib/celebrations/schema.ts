// A celebration is one morning's birthday, anniversary, badges, streaks or goals completed on time. This module owns
// celebrations, congratulations and each person's choices. It shows teammates only birthdays, anniversaries and badges.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { celebrationKinds, optionalKinds } from './rules/celebration-kinds'

const kinds = celebrationKinds.map(({ kind }) => kind)

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

export const MOST_SHOWN = 5

const shownFields = { ids: z.array(idSchema).max(MOST_SHOWN) }

export const showCelebrationsSchema = z.object(shownFields)
export type ShowCelebrationsInput = z.infer<typeof showCelebrationsSchema>

export const viewCelebrationsSchema = z.object(shownFields)
export type ViewCelebrationsInput = z.infer<typeof viewCelebrationsSchema>

export const congratulateSchema = z.object({ id: idSchema, isTakenBack: z.boolean().optional() })
export type CongratulateInput = z.infer<typeof congratulateSchema>

export const chooseCelebrationSchema = z.object({
  kind: z.enum(optionalKinds.map(({ kind }) => kind)),
  isCelebrated: z.boolean(),
})
export type ChooseCelebrationInput = z.infer<typeof chooseCelebrationSchema>
