import { z } from 'zod'

export const idSchema = z.uuid('This link is incomplete.')

/** Sorts before every id. */
export const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/** The browser chooses the id and sends it with every attempt, so that retries don't create another one. */
export const madeIdSchema = z.uuidv4('Reload the page to continue.')

/** False for path segments that can't be ids, which are simply not found. */
export const isId = (value: string) => idSchema.safeParse(value).success
