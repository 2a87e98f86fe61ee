import { z } from 'zod'
import { isStorable } from './text'

/** Search text. Text the database can't hold counts as empty. */
export const searchText = (most = 200) => z.string().trim().max(most).refine(isStorable).catch('')

/** The cursor of a list by name; impossible names count as none. */
export const nameCursor = (most: number) => z.string().max(most).refine(isStorable).optional().catch(undefined)
