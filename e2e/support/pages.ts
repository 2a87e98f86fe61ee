import { join } from 'node:path'
import type { Pages } from '@/tests/factories/pages'
import { filesUnder, root } from '@/tests/structure/support/project'

const files = filesUnder('tests').filter(
  (path) => /^tests\/[^/]+\/pages\.ts$/.test(path) && !path.includes('/factories/'),
)

const pages: Pages[] = await Promise.all(
  files.map(async (path) => (await import(/* @vite-ignore */ join(root, path))).pages),
)

/** Every screen there is, with something on it, as every module says in its `pages.ts`. */
export const screens = pages.flatMap((module) => module.screens)

/** Every page behind the sign-in, and those before it that say the same to all, with what each answers. */
export const pageAnswers: Pages['answers'] = Object.assign({}, ...pages.map(({ answers }) => answers))
