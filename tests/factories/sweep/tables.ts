import { join } from 'node:path'
import { filesUnder, root } from '@/tests/structure/support/project'
import type { Sweep } from './world'

const files = filesUnder('tests').filter((path) => /^tests\/[^/]+\/sweep\.ts$/.test(path))

const sweeps: Sweep[] = await Promise.all(
  files.map(async (path) => (await import(/* @vite-ignore */ join(root, path))).sweep),
)

/** What every module says in its `sweep.ts`, as one. */
function wholeOf<Kind extends keyof Sweep>(kind: Kind): NonNullable<Sweep[Kind]> {
  return Object.assign({}, ...sweeps.map((sweep) => sweep[kind]))
}

export const sweep = {
  inputs: wholeOf('inputs'),
  calls: wholeOf('calls'),
  rightful: wholeOf('rightful'),
  ready: wholeOf('ready'),
  entitled: wholeOf('entitled'),
  second: wholeOf('second'),
  unpressed: wholeOf('unpressed'),
}
