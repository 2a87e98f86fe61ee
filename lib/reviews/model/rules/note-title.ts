/** The title of a note for its subject; its own title names the subject. */
export const noteFrom = (authorName: string) => `Feedback from ${authorName}`
