import { z } from 'zod'
import { isStorable } from './text'

/** Words typed to find something, at most 200 characters unless told otherwise. What nothing can hold reads as no words. */
export const searchText = (most = 200) => z.string().trim().max(most).refine(isStorable).catch('')

/** The name after which a list sorted by name goes on; one that nothing can have reads as none. */
export const nameCursor = (most: number) => z.string().max(most).refine(isStorable).optional().catch(undefined)
