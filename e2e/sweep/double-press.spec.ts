import { permissions } from '@/lib/access/permissions'
import { callAction } from '../support/calls'
import { sizesOf } from './footprint'
import { entitled, heard, rightfulInput } from './rightful'
import { expect, test } from '../support/test'
import { aSweptWorkspace, type SweptWorld } from './world'

/** What makes something: done twice, there would be two of it. */
const makers = [
  ...['startReviewAction', 'startFromTemplateAction', 'copyReviewAction', 'copyRoundAction'],
  ...['createTemplateAction', 'saveAsTemplateAction', 'duplicateTemplateAction', 'repeatImportAction'],
]

/** What tells, asks, invites or counts somebody: done twice, people would notice. */
const tellers = [
  ...['publishReviewAction', 'submitResponseAction', 'submitResponseByLinkAction', 'optOutOfReviewAction'],
  ...['closeReviewAction', 'releaseReviewAction', 'acknowledgeReviewAction', 'shareReviewAction', 'editReviewAction'],
  ...['addRespondentsAction', 'askOutsidersAction', 'replaceRespondentAction', 'nudgeRespondentsAction'],
  ...[
    'nominatePeersAction',
    'approveNominationAction',
    'invitePeopleAction',
    'acceptInvitationAction',
    'createTeamAction',
  ],
  ...['mergeTagAction', 'editPersonAction', 'deactivatePeopleAction', 'changeRolesAction', 'createTagAction'],
]

async function press(name: string, world: SweptWorld, times: number): Promise<string[]> {
  const { gate } = permissions[name] ?? {}
  const cookies = gate === 'member' || gate === 'person' ? await entitled(name, world) : [undefined]
  for (const cookie of cookies) {
    const input = await rightfulInput(name, world, gate === 'reviewer' ? world.code : '')
    const presses = Array.from({ length: times }, () => callAction(name, input, { cookie }))
    const codes = (await Promise.all(presses)).map(({ code }) => code)
    if (codes.some((code) => heard.includes(code))) return codes
  }
  throw new Error(`${name} was refused to everybody.`)
}

/** By how many rows each table of a new workspace grows when a button is pressed so many times at once. */
async function growthBy(name: string, times: number) {
  const world = await aSweptWorkspace()
  const before = await sizesOf(world.workspace.id)
  const codes = await press(name, world, times)
  const after = await sizesOf(world.workspace.id)
  const growth = Object.entries(after).map(([table, size]) => [table, size - (before[table] ?? 0)] as const)
  return { codes, growth: Object.fromEntries(growth.filter(([, rows]) => rows !== 0)) }
}

for (const name of [...makers, ...tellers]) {
  test(`${name} does once what is asked of it twice at the same moment`, async () => {
    const once = await growthBy(name, 1)
    const twice = await growthBy(name, 2)
    expect(twice.codes.join(' ')).not.toMatch(/failure|5\d\d|no answer/)
    expect(twice.growth).toEqual(once.growth)
  })
}
