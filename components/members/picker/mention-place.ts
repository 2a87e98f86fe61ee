/** A name begins: after a space or at the start, and not within an address. */
export const beginsMention = (text: string) => /(?<!\S)@$/.test(text)

/** Where a mention begins in a comment: in place of a name that was begun by hand, else at the end. */
export const mentionPlace = (text: string) => {
  const begun = text.search(/(?<!\S)@\S*$/)
  return begun === -1 ? text.length : begun
}
