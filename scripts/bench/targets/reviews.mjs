import { codeOf, idOf, workspaces } from '../workspaces.mjs'
import { byId, fixed } from '../target.mjs'

// Which rows these numbers lead to is decided in data/reviews.sql: all of them are of the person who looks, or asked of
// or shared with them.
const RUNNING = 50
const CLOSED = 100
const NOMINATED = 200
const TO_ANSWER = 1
const ANSWERED = 26
const SHARED = 203
const OF_A_GUEST = 5
const DRAFT = 10
const GIANT = workspaces.large.reviews + 50
// Deactivated, as every fiftieth person is; the small workspace has not so many.
const LEFT = 49
// The first answer of the second person asked, as data/answers.sql numbers them.
const HIDEABLE = (CLOSED * 10_000 + 2) * 1000 + 1

const list = /** @type {const} */ ('list')
const detail = /** @type {const} */ ('detail')
const form = /** @type {const} */ ('form')
const report = /** @type {const} */ ('report')

const lists = [
  ...['received', 'created', 'all', 'pending', 'answered', 'active', 'inactive', 'shared'].map((tab) =>
    fixed({ kind: list, address: `/feedback?tab=${tab}`, expect: 'Feedback' }),
  ),
  fixed({ kind: list, address: '/feedback?tab=all&search=leader', expect: 'Leadership' }),
  // Nearly every review of the workspace stands in this list: 20 000 in the large one.
  fixed({ kind: list, address: '/feedback?tab=shared&search=leader', expect: 'Leadership' }),
  fixed({ kind: list, address: '/feedback?tab=shared&search=no+such+words', expect: 'No results for' }),
  fixed({ kind: list, address: '/feedback?tab=shared&sort=title', expect: 'How the project went' }),
  fixed({ kind: list, address: '/feedback?tab=shared&sort=closing', expect: 'Feedback' }),
  fixed({ kind: list, address: '/feedback?tab=all&sort=closing', expect: 'Feedback' }),
  fixed({ kind: list, address: '/feedback/series', expect: 'Recurring feedback' }),
]

const reports = [
  ...['me', 'team', 'workspace'].map((of) => {
    const address = `/feedback/reports?of=${of}&range=Last_12_Months&view=timeline`
    return fixed({ kind: report, address, expect: 'Response rate' })
  }),
  fixed({ kind: 'json', address: '/api/feedback/report', expect: 'Total' }),
]

const before = '/feedback/preview/'
const results = [
  ...['summary', 'team', 'invited', 'answers'].flatMap((tab) => {
    const after = `?tab=${tab}`
    const giant = { kind: detail, before, after, name: `${before}{1000 × 100}${after}`, largeOnly: true }
    return [
      byId('review', RUNNING, { kind: detail, before, after, expect: `${RUNNING}` }),
      byId('review', GIANT, { ...giant, expect: `${GIANT}` }),
    ]
  }),
  byId('review', CLOSED, { kind: detail, before, name: `${before}{compared}`, expect: `${CLOSED}` }),
  byId('review', CLOSED, { kind: detail, before, after: '/as-subject', expect: `${CLOSED}` }),
  byId('review', RUNNING, { kind: form, before, after: '/export', expect: `${RUNNING}` }),
  byId('review', RUNNING, { kind: detail, before, after: '/print', expect: `${RUNNING}` }),
  {
    name: `${before}{id}/hide/{answer}`,
    kind: form,
    expect: 'Hide',
    path: (/** @type {import('../workspaces.mjs').WorkspaceName} */ workspace) =>
      `${before}${idOf(workspace, 'review', CLOSED)}/hide/${idOf(workspace, 'answer', HIDEABLE)}`,
  },
  byId('draft', DRAFT, { kind: detail, before, name: `${before}{draft}`, expect: `Draft ${DRAFT}` }),
  byId('review', SHARED, { kind: detail, before: '/feedback/shared/', expect: `${SHARED}` }),
  byId('round', 1, { kind: detail, before: '/feedback/round/', expect: 'Round 1' }),
  byId('round', 1, { kind: form, before: '/feedback/round/', after: '/export', expect: 'Round 1' }),
  byId('round', 1, { kind: detail, before: '/feedback/round/', after: '/print', expect: 'Round 1' }),
]

const edit = '/feedback/edit/'
const asking = [
  fixed({ kind: form, address: '/feedback/add', expect: 'Select a format' }),
  fixed({ kind: form, address: '/feedback/add?from=templates', expect: 'Template 3' }),
  fixed({ kind: form, address: '/feedback/add?from=forms', expect: 'Select a format' }),
  ...['format', 'questions', 'permissions', 'review'].map((step) =>
    byId('draft', DRAFT, { kind: form, before: edit, after: `?step=${step}`, expect: `Draft ${DRAFT}` }),
  ),
  ...['settings', 'people'].flatMap((tab) => {
    const after = `?tab=${tab}`
    const giant = { kind: form, before: edit, after, name: `${edit}{1000 × 100}${after}`, largeOnly: true }
    return [
      byId('review', RUNNING, { kind: form, before: edit, after, name: `${edit}{sent}${after}`, expect: `${RUNNING}` }),
      byId('review', GIANT, { ...giant, expect: `${GIANT}` }),
    ]
  }),
  byId('draft', DRAFT, { kind: form, before: '/feedback/question/preview?id=', expect: `Draft ${DRAFT}` }),
  byId('member', LEFT, { kind: detail, before: '/feedback/left/', expect: 'left', largeOnly: true }),
]

const answering = [
  byId('review', TO_ANSWER, { kind: form, before: '/feedback/id/', expect: 'part 1' }),
  byId('review', ANSWERED, {
    kind: detail,
    before: '/feedback/id/',
    name: '/feedback/id/{answered}',
    expect: 'part 1',
  }),
  byId('review', NOMINATED, { kind: form, before: '/feedback/id/', after: '/nominations', expect: `${NOMINATED}` }),
  ...['', '/unsubscribe'].map((after) => ({
    name: `/feedback/rvc-{code}${after}`,
    kind: form,
    as: /** @type {const} */ ('nobody'),
    expect: after === '' ? 'part 1' : 'Unsubscribe',
    path: (/** @type {import('../workspaces.mjs').WorkspaceName} */ workspace) =>
      `/feedback/rvc-${codeOf(workspace, OF_A_GUEST)}${after}`,
  })),
]

/** @type {import('../target.mjs').Target[]} */
export const targets = [...lists, ...reports, ...results, ...asking, ...answering]
