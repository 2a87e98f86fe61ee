export const MOST_COMMENTS = 200

/** A meeting's latest comments in order, of up to one more, read newest first. */
export const latestComments = <Row>(rows: readonly Row[]) => ({
  comments: rows.slice(0, MOST_COMMENTS).toReversed(),
  hasEarlierComments: rows.length > MOST_COMMENTS,
})
