import { z } from 'zod'

export const idSchema = z.uuid('This link is incomplete.')

/**
 * The id under which the browser has something made. It picks one for what is pressed and sends it with every press, so
 * that a second one and a retry ask for the same and not for one more.
 */
export const madeIdSchema = z.uuidv4('Load this page again to go on.')

/** Whether a path segment can be an id at all; anything else is simply not found. */
export const isId = (value: string) => idSchema.safeParse(value).success
