import { expect, test } from 'vitest'
import { refuseForeignOrigin, refuseOtherPage } from '@/lib/access/request'
import { drawnFor, drawnForHeader } from '@/lib/shared/routes'
import { refusalOf } from '@/tests/support/refused'
import { aMember, aPlace } from '@/tests/factories/members'
import { aWorkspace } from '@/tests/factories/workspaces'

async function somebodyInTwo() {
  const here = await aMember()
  return { here, there: await aPlace({ userId: here.userId, workspace: await aWorkspace() }) }
}

const from = (page: { userId: string; workspaceId: string }) =>
  new Headers({ [drawnForHeader]: drawnFor(page.userId, page.workspaceId) })

test('a page sends on for the workspace and the person it was drawn for; a form without a script says nothing', async () => {
  const { here } = await somebodyInTwo()
  expect(() => refuseOtherPage(from(here), here)).not.toThrow()
  expect(() => refuseOtherPage(new Headers(), here)).not.toThrow()
  expect(() => refuseOtherPage(from(here), { userId: here.userId })).not.toThrow()
})

test('what was typed for another workspace, or by somebody else, is refused and the reason named', async () => {
  const { here, there } = await somebodyInTwo()
  const stranger = await aMember()
  const refusing = async (page: typeof here) => refuseOtherPage(from(page), here)
  expect(await refusalOf(refusing(there))).toMatchObject({
    code: 'conflict',
    message: 'You are in another workspace now. Copy what you typed and reload the page.',
  })
  expect(await refusalOf(refusing(stranger))).toMatchObject({
    code: 'conflict',
    message: 'You are signed in as someone else now. Copy what you typed and reload the page.',
  })
})

const sentFrom = (origin: string) =>
  new Headers({ origin, host: 'rapport.example', 'x-forwarded-host': 'evil.example' })

test.each(['https://rapport.example', 'https://rapport.example:8443'])(
  'what a page sends is taken from %s where that is our address, whatever the proxy says of the host',
  async (ours) => {
    expect(() => refuseForeignOrigin(sentFrom(ours), ours)).not.toThrow()
    expect(() => refuseForeignOrigin(new Headers(), ours)).not.toThrow()
    for (const other of ['http://rapport.example', 'https://rapport.example:1', 'https://evil.example', 'null', 'x']) {
      const refusing = async () => refuseForeignOrigin(sentFrom(other), ours)
      expect(await refusalOf(refusing())).toMatchObject({ code: 'forbidden' })
    }
  },
)

test('who is in no workspace is said in words that a header keeps', () => {
  const said = drawnFor('11111111-1111-4111-8111-111111111111', null)
  expect(new Headers({ [drawnForHeader]: said }).get(drawnForHeader)).toBe(said)
})
