/** Whether an end, as a letter keeps it, has passed; what has none never ends. */
export const isOver = (endsAt: string | null, at: Date) => endsAt !== null && new Date(endsAt) <= at
