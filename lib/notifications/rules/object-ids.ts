/** The id fields of the specification, section 3, by kind. */
const idNames = {
  Review: 'review_id',
  Goal: 'goal_id',
  FollowUp: 'meeting_id',
  Applaud: 'applaud_id',
  Goal_Comment: 'goal_comment_id',
  Meeting_Comment: 'meeting_comment_id',
  OneOnOne: 'one_on_one_id',
  OneOnOne_Comment: 'one_on_one_comment_id',
} as const

/** At most one id is set. */
export const objectIds = (type: string, objectId: string | null) =>
  Object.fromEntries(Object.entries(idNames).map(([kind, name]) => [name, kind === type ? objectId : null]))
