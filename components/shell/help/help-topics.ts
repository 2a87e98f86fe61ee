/** Help pages by URL prefix; a star matches one segment, the longest match wins. */
const topics: readonly (readonly [place: string, slug: string])[] = [
  ['/dashboard', 'home'],
  ['/feedback', 'ask-for-feedback'],
  ['/feedback/add', 'ask-for-feedback'],
  ['/feedback/id', 'answer-feedback'],
  ['/feedback/id/*/nominations', 'run-a-360'],
  ['/feedback/left', 'deactivate-people'],
  ['/feedback/preview', 'read-results'],
  ['/feedback/preview/*/as-subject', 'release-results'],
  ['/feedback/preview/*/export', 'export-results'],
  ['/feedback/preview/*/print', 'export-results'],
  ['/feedback/preview/*/hide', 'release-results'],
  ['/feedback/reports', 'reports'],
  ['/feedback/round', 'run-a-360'],
  ['/feedback/round/*/export', 'export-results'],
  ['/feedback/round/*/print', 'export-results'],
  ['/feedback/series', 'recurring-feedback'],
  ['/feedback/shared', 'release-results'],
  ['/goals', 'set-a-goal'],
  ['/goals/*/detail', 'check-in'],
  ['/goals/alignment', 'align-goals'],
  ['/goals/archived', 'check-in'],
  ['/goals/check-in', 'check-in'],
  ['/goals/import', 'import-goals'],
  ['/goals/left', 'deactivate-people'],
  ['/goals/reports', 'reports'],
  ['/followups', 'follow-ups'],
  ['/followups/edit', 'move-a-meeting'],
  ['/followups/reports', 'reports'],
  ['/one-on-one', 'one-on-ones'],
  ['/one-on-one/*/edit', 'move-a-meeting'],
  ['/one-on-one/bulk-reschedule', 'move-a-meeting'],
  ['/one-on-one/reports', 'reports'],
  ['/one-on-one/schedules', 'team-schedules'],
  ['/one-on-one/with', 'one-on-one-privacy'],
  ['/applaud', 'give-applause'],
  ['/applaud/reports', 'reports'],
  ['/reports', 'reports'],
  ['/template', 'templates'],
  ['/users', 'invite-people'],
  ['/users/edit', 'roles'],
  ['/users/import', 'import-people'],
  ['/users/teams', 'teams'],
  ['/workspace/edit', 'workspace-settings'],
  ['/notifications', 'too-many-mails'],
  ['/profile', 'your-profile'],
  ['/profile/connect', 'calendar'],
  ['/profile/connect/slack', 'slack'],
  ['/profile/delete', 'your-data'],
  ['/help/what-can-i-do', 'roles'],
]

export const helpTopics = topics.map(([, slug]) => slug)

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function isUnder(path: string, place: string) {
  const parts = partsOf(path)
  return partsOf(place).every((part, index) => part === parts[index] || (part === '*' && parts[index] !== undefined))
}

/** Undefined without a page. */
export const helpTopicOf = (path: string) =>
  topics
    .filter(([place]) => isUnder(path, place))
    .toSorted(([one], [other]) => partsOf(one).length - partsOf(other).length)
    .at(-1)?.[1]

/** The help link; null outside a router. */
export function helpHref(path: string | null) {
  const topic = path === null ? undefined : helpTopicOf(path)
  return topic === undefined ? '/help' : `/help/${topic}`
}
