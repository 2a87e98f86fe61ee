import { readdir } from 'node:fs/promises'

/** @typedef {import('./target.mjs').Target} Target */

const files = (await readdir(new URL('targets', import.meta.url))).toSorted()

/**
 * Every screen there is, and every endpoint that can be asked again and again, as each module says in its file. Not among
 * them: what one person may ask only a few times a minute and nobody else at all, files, and the stream, which does not end.
 * @type {Target[]}
 */
export const targets = (await Promise.all(files.map((file) => import(`./targets/${file}`)))).flatMap(
  (module) => module.targets,
)
