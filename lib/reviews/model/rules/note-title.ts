/** What a note is called by whoever reads it about themselves; its own title says for whom it is. */
export const noteFrom = (authorName: string) => `Feedback from ${authorName}`
