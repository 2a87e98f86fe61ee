import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** What tools write, and what is nobody's to read. */
const skipped = new Set([
  'node_modules',
  '.git',
  '.next',
  '.data',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
])

const list = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => !skipped.has(entry.name))
    : []

/** Every file under a folder of the project, as paths from the root; nothing when the folder is missing. */
export function filesUnder(folder: string): string[] {
  return list(folder).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export const foldersIn = (folder: string) =>
  list(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

export const entriesIn = (folder: string) => list(folder).map((entry) => entry.name)

export const read = (path: string) => readFileSync(join(root, path), 'utf8')
