import { expect, test } from 'vitest'
import { declarations } from '@/tests/factories/sweep/declarations'
import { sweep } from '@/tests/factories/sweep/tables'
import { bound } from './bound'
import { aButton } from './pressing'
import { changedBetween, grownBetween, rowsOf } from './rows'

/** That reading changes nothing, the sweep over the permissions sees. */
const isReading = (name: string) => name.startsWith('GET ')

const { second, unpressed } = sweep
const isSwept = (name: string) => [sweep.inputs, sweep.rightful].some((table) => name in table)

const names = Object.keys(declarations)
const pressed = names.filter((name) => !isReading(name) && !(name in unpressed))

test('whatever may write is pressed twice, or it is said why it is not', () => {
  expect(pressed.filter((name) => !bound.has(name) || !isSwept(name))).toEqual([])
  expect([...Object.keys(unpressed), ...Object.keys(second)].filter((name) => !names.includes(name))).toEqual([])
})

/** Presses as the first of those who may, and says which of them that is. */
async function firstPress({ askers, press }: Awaited<ReturnType<typeof aButton>>): Promise<number> {
  const told: string[] = []
  for (const [index, asker] of askers.entries()) {
    const outcome = await press(asker)
    if (outcome === 'done') return index
    told.push(outcome)
  }
  throw new Error(`Nobody may: ${told.join(', ')}.`)
}

/** What is not kept apart is not always caught by two. */
const hands = (name: string) => Array.from({ length: name in second ? 2 : 4 })

/** Each with a session or by a link, or both ways where both are let in. */
const ways = pressed.flatMap((name) => {
  const gate = declarations[name]?.gate
  const links = gate === 'respondent' ? [false, true] : [gate === 'reviewer']
  return links.map((isByLink) => [isByLink ? `${name} by a link` : name, name, isByLink] as const)
})

test.each(ways)('%s does once what is asked of it twice', async (_way, name, isByLink) => {
  const [button, twin] = await Promise.all([aButton(name, isByLink), aButton(name, isByLink)])
  const before = await rowsOf(button.workspaceId)
  const who = await firstPress(button)
  const once = await rowsOf(button.workspaceId)
  expect(changedBetween(before, once)).not.toEqual([])
  await button.press(button.askers[who])
  const twice = await rowsOf(button.workspaceId)
  const { tables = [], more = {} } = second[name] ?? {}
  expect(changedBetween(once, twice)).toEqual(tables)
  expect(grownBetween(once, twice)).toEqual(more)

  const untouched = await rowsOf(twin.workspaceId)
  const together = await Promise.all(hands(name).map(() => twin.press(twin.askers[who])))
  expect(together).toContain('done')
  expect(grownBetween(untouched, await rowsOf(twin.workspaceId))).toEqual(grownBetween(before, twice))
})
