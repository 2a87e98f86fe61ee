/** Where a mention begins in a comment: in place of a name that was begun by hand, else at the end. */
export const mentionPlace = (text: string) => {
  const begun = text.search(/(?<!\S)@\S*$/)
  return begun === -1 ? text.length : begun
}
