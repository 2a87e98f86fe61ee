/** The title the subject sees; a note's own title names the subject. */
export const noteFrom = (authorName: string) => `Feedback from ${authorName}`
