// Newcomers are those whom a choice of people, teams and tags adds to a review that runs. Before they are asked, its
// creator sees how many they are; nobody is among them who was asked already, or did not want to be.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { limits } from '@/lib/reviews/limits/rules'

const ids = (most: number) =>
  z
    .string()
    .max(most * 40)
    .default('')
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .pipe(z.array(idSchema).max(most))

/** What is chosen, as an address holds it: ids parted by commas. */
export const newcomersSchema = z.object({
  id: idSchema,
  memberIds: ids(limits.countedNames),
  teamIds: ids(limits.crowds),
  tagIds: ids(limits.crowds),
})
export type NewcomersInput = z.infer<typeof newcomersSchema>
