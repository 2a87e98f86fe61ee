/** Whether a stored end has passed; without one, never. */
export const isOver = (endsAt: string | null, at: Date) => endsAt !== null && new Date(endsAt) <= at
