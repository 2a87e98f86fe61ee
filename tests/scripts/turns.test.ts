import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from '@/scripts/support/server/turns.mjs'

const LONG = 60_000

/** Answers that ask for a turn at once, and in which order they get it. */
function ask(count: number, limits: ConstructorParameters<typeof Turns>[0]) {
  const queue = new Turns(limits)
  const answers = Array.from({ length: count }, () => new EventEmitter())
  const begun: number[] = []
  const turns = answers.map(async (answer, index) => {
    const hasCome = await queue.of(answer)
    if (hasCome) begun.push(index)
    return hasCome
  })
  return { answers, begun, turns, end: (index: number) => answers[index]?.emit('close') }
}

test('a few at once, the others in the order they came', async () => {
  const { begun, end, turns } = ask(5, { atOnce: 2, longest: LONG })
  await pause(0)
  expect(begun).toEqual([0, 1])
  end(1)
  await turns[2]
  expect(begun).toEqual([0, 1, 2])
  end(0)
  end(2)
  await turns[4]
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('a client that hangs up while waiting is passed over and takes no place', async () => {
  const { begun, end, turns } = ask(4, { atOnce: 1, longest: LONG })
  end(1)
  end(2)
  await expect(turns[1]).resolves.toBe(false)
  await expect(turns[2]).resolves.toBe(false)
  end(0)
  await turns[3]
  expect(begun).toEqual([0, 3])
})

test('an answer that does not end keeps nobody waiting for ever, and gives its place back once', async () => {
  const { begun, end, turns } = ask(4, { atOnce: 1, longest: 5 })
  await turns[1]
  end(0)
  expect(begun).toEqual([0, 1])
  await turns[3]
  expect(begun).toEqual([0, 1, 2, 3])
})

test('a place that is free again is taken at once', async () => {
  const queue = new Turns({ atOnce: 1, longest: LONG })
  const first = new EventEmitter()
  await queue.of(first)
  first.emit('close')
  await expect(queue.of(new EventEmitter())).resolves.toBe(true)
})
