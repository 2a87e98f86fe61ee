import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'
import { rescheduleLimits } from './rules'

const { moves: most } = rescheduleLimits

const slot = { day: z.iso.date('Choose a day.'), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.') }

const isEachOnce = (moves: readonly { id: string }[]) => new Set(moves.map(({ id }) => id)).size === moves.length

export const rescheduleOneOnOnesSchema = z.object({
  moves: z
    .array(z.object({ id: idSchema, version: z.number().int().min(1), ...slot }))
    .min(1, 'Choose a one-on-one.')
    .max(most, `Move at most ${most} at a time.`)
    .refine(isEachOnce, 'Choose each one-on-one once.'),
})
export type RescheduleOneOnOnesInput = z.infer<typeof rescheduleOneOnOnesSchema>
export type Move = RescheduleOneOnOnesInput['moves'][number]

const parts = (text: string) =>
  text.split(',').map((move) => {
    const [id, day, time] = move.split('@')
    return { id, day, time }
  })

/** As a URL: "id@2027-01-04@09:00,…". */
export const checkMovesSchema = z.object({
  moves: z
    .string()
    .max(6000)
    .transform(parts)
    .pipe(
      z
        .array(z.object({ id: idSchema, ...slot }))
        .max(most)
        .refine(isEachOnce, 'Choose each one-on-one once.'),
    ),
})
export type CheckMovesFilter = z.infer<typeof checkMovesSchema>
