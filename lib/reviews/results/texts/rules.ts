/** Something somebody wrote. Where names are not seen it has no author. */
export type TextAnswer = { id: string; text: string; authorName: string | null }
