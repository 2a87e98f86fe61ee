import { z } from 'zod'

export const idSchema = z.uuid('This link is not complete.')

/** Whether a path segment can be an id at all; anything else is simply not found. */
export const isId = (value: string) => idSchema.safeParse(value).success
