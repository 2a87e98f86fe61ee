import { truncate } from '@/lib/shared/text'

/** As much of a comment as a notification quotes. */
export const commentShown = (comment: string) => truncate(comment, 120)
